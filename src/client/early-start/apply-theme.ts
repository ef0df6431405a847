import { parseColour } from '../lib/contrast.ts';

/** Colours darker than this are dark, as in the SDK. */
const DARK_BELOW = 120;

/** Sets the theme's CSS variables and `data-appearance`, as the SDK will once the app has started. */
export function applyTheme(theme: Record<string, string>): void {
  const root = document.documentElement;
  for (const [name, colour] of Object.entries(theme))
    root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, colour);
  const isDark = theme['bg_color'] ? isColourDark(theme['bg_color']) : prefersDark();
  root.dataset['appearance'] = isDark ? 'dark' : 'light';
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

function isColourDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = parseColour(colour) ?? [];
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2) < DARK_BELOW;
}
