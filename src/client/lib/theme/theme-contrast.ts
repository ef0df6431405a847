import { contrastRatio, parseColour, readableColour, toHex } from './contrast.ts';

/** A text below this contrast ratio is corrected; above it the messenger's colour stays. */
const MIN_CONTRAST = 3;
/** The ratio of a corrected text: a little more, as tinted backgrounds come nearer to the text. */
const CORRECTED_CONTRAST = 3.5;

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

/** Corrects the messenger's colours of text, which the UI kit's variables have, where they cannot be read on its page and cards. */
export function enforceThemeContrast(): void {
  const { documentElement: root } = document;
  const theme = getComputedStyle(root);
  const variable = (name: string) => `--tg-theme-${name.replaceAll('_', '-')}`;
  const colourOf = (name: string) => parseColour(theme.getPropertyValue(variable(name)));
  const page = colourOf('bg_color');
  if (!page) return;
  const surfaces = [page, colourOf('secondary_bg_color') ?? page];
  // All are read before one is set: between the two the browser would style the page each time.
  const texts = TEXTS.map((name) => [name, colourOf(name)] as const);
  for (const [name, wanted] of texts) {
    if (!wanted) continue;
    const isReadable = surfaces.every((surface) => contrastRatio(wanted, surface) >= MIN_CONTRAST);
    const colour = isReadable ? wanted : readableColour(wanted, surfaces, CORRECTED_CONTRAST);
    root.style.setProperty(variable(name), toHex(colour));
  }
}
