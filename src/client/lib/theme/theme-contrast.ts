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

type Colours = [name: string, colour: Colour][];
type ColourOf = (name: string) => Colour | undefined;

/** Sets the UI kit's colour variables to the messenger's colours, changed as far as contrast demands. */
export function enforceThemeContrast(): void {
  const { documentElement: root } = document;
  const theme = getComputedStyle(root);
  const colourOf = (name: string) =>
    parseColour(theme.getPropertyValue(`--tg-theme-${name.replaceAll('_', '-')}`));
  // All are read before one is set: between the two the browser would style the page each time.
  for (const [name, colour] of [...readableTexts(colourOf), ...readableButton(colourOf)])
    root.style.setProperty(`--tgui--${name}`, toHex(colour));
}

function readableTexts(colourOf: ColourOf): Colours {
  const page = colourOf('bg_color');
  if (!page) return [];
  const cards = colourOf('secondary_bg_color');
  const surface = cards ? readableSurface(cards, page, TEXT_CONTRAST) : page;
  const texts = TEXTS.flatMap((name): Colours => {
    const wanted = colourOf(name);
    return wanted ? [[name, readableColour(wanted, [page, surface], TEXT_CONTRAST)]] : [];
  });
  return cards ? [['secondary_bg_color', surface], ...texts] : texts;
}

function readableButton(colourOf: ColourOf): Colours {
  const [button, text] = [colourOf('button_color'), colourOf('button_text_color')];
  if (!button || !text) return [];
  const background =
    contrastRatio(button, text) >= MIN_BUTTON_CONTRAST
      ? readableColour(button, [text], BUTTON_TEXT_CONTRAST)
      : button;
  return [
    ['button_color', background],
    ['button_text_color', readableColour(text, [background], BUTTON_TEXT_CONTRAST)],
  ];
}
