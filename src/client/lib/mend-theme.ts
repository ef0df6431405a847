import { contrast, kindred, parseColour, readable, toHex } from './contrast.ts';

/** What text needs to be read by everybody is 4.5 (WCAG 2.2, 1.4.3); on tints, which come nearer to it, a little more. */
const TEXT = 5.1;

/** Our words for colours: which of the theme's they are, and on which of them they must be read. */
const ROLES = [
  ['--text', ['text-color'], ['bg-color', 'secondary-bg-color']],
  ['--hint', ['subtitle-text-color', 'hint-color'], ['bg-color', 'secondary-bg-color']],
  ['--accent', ['accent-text-color', 'link-color'], ['bg-color', 'secondary-bg-color']],
  ['--danger', ['destructive-text-color'], ['bg-color', 'secondary-bg-color']],
] as const;

/** What a button's text needs; from `CLOSE` on it is the button that gives way, so that it keeps its look. */
const BUTTON_TEXT = 4.5;
const CLOSE = 3;

/** Makes the colours of the root's theme readable, as our own words for them. */
export function mendTheme(): void {
  const root = document.documentElement;
  const theme = getComputedStyle(root);
  const colourOf = (name: string) => parseColour(theme.getPropertyValue(`--tg-theme-${name}`));
  const page = colourOf('bg-color');
  const cards = colourOf('secondary-bg-color');
  const mended = page && cards && kindred(cards, page, TEXT);
  if (mended) root.style.setProperty('--secondary-bg', toHex(mended));
  for (const [role, names, on] of ROLES) {
    const wanted = names.map(colourOf).find(Boolean);
    const grounds = on
      .map((name) => (name === 'secondary-bg-color' ? mended : colourOf(name)))
      .filter((ground) => ground !== undefined);
    if (wanted && grounds.length > 0) root.style.setProperty(role, toHex(readable(wanted, grounds, TEXT)));
  }
  const [button, text] = [colourOf('button-color'), colourOf('button-text-color')];
  if (!button || !text) return;
  const ground = contrast(button, text) >= CLOSE ? readable(button, [text], BUTTON_TEXT) : button;
  root.style.setProperty('--button', toHex(ground));
  root.style.setProperty('--button-text', toHex(readable(text, [ground], BUTTON_TEXT)));
}
