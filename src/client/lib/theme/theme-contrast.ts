import {
  type Colour,
  contrastRatio,
  parseColour,
  readableColour,
  readableSurface,
  toHex,
} from './contrast.ts';

/** WCAG 2.2, 1.4.3 demands 4.5; a little more, as tinted backgrounds come nearer to the text. */
const TEXT_CONTRAST = 5.3;

/** The theme's colours of text: readable on the page and on cards. */
const TEXTS = [
  'text_color',
  'hint_color',
  'subtitle_text_color',
  'link_color',
  'accent_text_color',
  'section_header_text_color',
  'destructive_text_color',
];

/**
 * A button's contrast ratio; below `MIN_BUTTON_CONTRAST` the text's colour is changed, above it the button's: white on the blue of
 * Telegram for Android and for the desktop, whose ratio is 2.6, stays white on a darker blue.
 */
const BUTTON_TEXT_CONTRAST = 4.5;
const MIN_BUTTON_CONTRAST = 2.3;

/** Sets the UI kit's colour variables to the messenger's colours, changed as far as contrast demands. */
export function enforceThemeContrast(): void {
  const theme = getComputedStyle(document.documentElement);
  const colourOf = (name: string) =>
    parseColour(theme.getPropertyValue(`--tg-theme-${name.replaceAll('_', '-')}`));
  const page = colourOf('bg_color');
  if (page) {
    const cards = colourOf('secondary_bg_color');
    const surface = cards ? readableSurface(cards, page, TEXT_CONTRAST) : page;
    if (cards) setColour('secondary_bg_color', surface);
    for (const name of TEXTS) {
      const wanted = colourOf(name);
      if (wanted) setColour(name, readableColour(wanted, [page, surface], TEXT_CONTRAST));
    }
  }
  const [button, text] = [colourOf('button_color'), colourOf('button_text_color')];
  if (!button || !text) return;
  const background =
    contrastRatio(button, text) >= MIN_BUTTON_CONTRAST
      ? readableColour(button, [text], BUTTON_TEXT_CONTRAST)
      : button;
  setColour('button_color', background);
  setColour('button_text_color', readableColour(text, [background], BUTTON_TEXT_CONTRAST));
}

function setColour(name: string, colour: Colour): void {
  document.documentElement.style.setProperty(`--tgui--${name}`, toHex(colour));
}
