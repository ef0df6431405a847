import { parseColour } from '../../lib/theme/contrast.ts';

export type Appearance = 'light' | 'dark';

/** Colours darker than this are dark, as in the SDK. */
const DARK_BELOW = 120;

/**
 * Sets the messenger's theme as CSS variables `--tg-theme-*`, in place of an earlier one, and `data-appearance`, which selects those
 * that it leaves out.
 */
export function applyTheme(theme: Record<string, string | undefined>): void {
  const root = document.documentElement;
  const { style } = root;
  for (const name of Array.from({ length: style.length }, (_, index) => style.item(index)))
    if (name.startsWith('--tg-theme-')) style.removeProperty(name);
  for (const [name, colour] of Object.entries(theme))
    if (colour) root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, colour);
  root.dataset['appearance'] = appearanceOf(theme['bg_color']);
}

/** Light or dark by the messenger's background colour; without one, by the device's colour scheme. */
export function appearanceOf(background: string | undefined): Appearance {
  return (background ? isColourDark(background) : darkScheme().matches) ? 'dark' : 'light';
}

/** The device's colour scheme. */
export const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

function isColourDark(colour: string): boolean {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2) < DARK_BELOW;
}
