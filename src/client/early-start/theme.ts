import { parseColour } from '../lib/contrast.ts';

/** Below this the SDK takes a colour for dark. */
const DARK = 120;

/** Gives the page the launch's colours, as the app will once it has started. */
export function showTheme(theme: Record<string, string>): void {
  const root = document.documentElement;
  for (const [name, colour] of Object.entries(theme))
    root.style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, colour);
  const isDark = theme['bg_color'] ? isColourDark(theme['bg_color']) : darkDevice();
  root.dataset['appearance'] = isDark ? 'dark' : 'light';
}

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)').matches;

function isColourDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = parseColour(colour) ?? [];
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2) < DARK;
}
