import {
  type Colour,
  contrastRatio,
  parseColour,
  readableColour,
  readableSurface,
  toHex,
} from './contrast.ts';

/** WCAG 2.2, 1.4.3 demands 4.5; a little more, as tinted backgrounds come nearer to the text. */
const TEXT_CONTRAST = 5.1;

/** The app's CSS variables for text: the theme's colours that they come from. Readable on the page and on cards. */
const ROLES = [
  ['--text', ['text-color']],
  ['--hint', ['subtitle-text-color', 'hint-color']],
  ['--accent', ['accent-text-color', 'link-color']],
  ['--danger', ['destructive-text-color']],
] as const;

/** A button's contrast ratio; below `MIN_BUTTON_CONTRAST` the text's colour is changed, above it the button's. */
const BUTTON_TEXT_CONTRAST = 4.5;
const MIN_BUTTON_CONTRAST = 3;

/** Sets the app's colour variables to the theme's colours, changed as far as contrast demands. */
export function enforceThemeContrast(): void {
  const theme = getComputedStyle(document.documentElement);
  const colourOf = (name: string) => parseColour(theme.getPropertyValue(`--tg-theme-${name}`));
  const page = colourOf('bg-color');
  if (page) {
    const cards = colourOf('secondary-bg-color');
    const surface = cards ? readableSurface(cards, page, TEXT_CONTRAST) : page;
    if (cards) setColour('--secondary-bg', surface);
    for (const [role, names] of ROLES) {
      const wanted = names.map(colourOf).find(Boolean);
      if (wanted) setColour(role, readableColour(wanted, [page, surface], TEXT_CONTRAST));
    }
  }
  const [button, text] = [colourOf('button-color'), colourOf('button-text-color')];
  if (!button || !text) return;
  const background =
    contrastRatio(button, text) >= MIN_BUTTON_CONTRAST
      ? readableColour(button, [text], BUTTON_TEXT_CONTRAST)
      : button;
  setColour('--button', background);
  setColour('--button-text', readableColour(text, [background], BUTTON_TEXT_CONTRAST));
}

function setColour(variable: string, colour: Colour): void {
  document.documentElement.style.setProperty(variable, toHex(colour));
}
