import { contrastRatio, parseColour, readableColour, readableSurface, toHex } from './contrast.ts';

/** WCAG 2.2, 1.4.3 demands 4.5; a little more, as tinted backgrounds come nearer to the text. */
const TEXT_CONTRAST = 5.1;

/** The app's CSS variables: the theme's colours that they come from, and the backgrounds to be readable on. */
const ROLES = [
  ['--text', ['text-color'], ['bg-color', 'secondary-bg-color']],
  ['--hint', ['subtitle-text-color', 'hint-color'], ['bg-color', 'secondary-bg-color']],
  ['--accent', ['accent-text-color', 'link-color'], ['bg-color', 'secondary-bg-color']],
  ['--danger', ['destructive-text-color'], ['bg-color', 'secondary-bg-color']],
] as const;

/** A button's contrast ratio; below `BUTTON_KEPT_BELOW` the text's colour is changed, above it the button's. */
const BUTTON_TEXT_CONTRAST = 4.5;
const BUTTON_KEPT_BELOW = 3;

/** Sets the app's colour variables to the theme's colours, changed as far as contrast demands. */
export function enforceThemeContrast(): void {
  const root = document.documentElement;
  const theme = getComputedStyle(root);
  const colourOf = (name: string) => parseColour(theme.getPropertyValue(`--tg-theme-${name}`));
  const page = colourOf('bg-color');
  const cards = colourOf('secondary-bg-color');
  const surface = page && cards && readableSurface(cards, page, TEXT_CONTRAST);
  if (surface) root.style.setProperty('--secondary-bg', toHex(surface));
  for (const [role, names, on] of ROLES) {
    const wanted = names.map(colourOf).find(Boolean);
    const backgrounds = on
      .map((name) => (name === 'secondary-bg-color' ? surface : colourOf(name)))
      .filter((background) => background !== undefined);
    if (wanted && backgrounds.length > 0)
      root.style.setProperty(role, toHex(readableColour(wanted, backgrounds, TEXT_CONTRAST)));
  }
  const [button, text] = [colourOf('button-color'), colourOf('button-text-color')];
  if (!button || !text) return;
  const background =
    contrastRatio(button, text) >= BUTTON_KEPT_BELOW
      ? readableColour(button, [text], BUTTON_TEXT_CONTRAST)
      : button;
  root.style.setProperty('--button', toHex(background));
  root.style.setProperty('--button-text', toHex(readableColour(text, [background], BUTTON_TEXT_CONTRAST)));
}
