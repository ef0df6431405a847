import type { Platform, ThemeParams } from '../wire-actions.ts';
import table from './theme-params.csv?raw';

/** The messenger's themes to choose from: its own by day and by night, and two that somebody has made. */
export const THEMES = {
  day: { name: 'Giorno', isDark: false },
  night: { name: 'Notte', isDark: true },
  forest: { name: 'Bosco', isDark: true },
  violet: { name: 'Viola', isDark: false },
} as const;

export type ThemeName = keyof typeof THEMES;

export const THEME_NAMES: readonly ThemeName[] = ['day', 'night', 'forest', 'violet'];

/** The themes' colours, the messenger's by platform: a column for each theme, a row for each parameter. */
const PARAMS = new Map<string, ThemeParams>();
const [[, ...columns] = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split(','));
for (const [index, column] of columns.entries())
  PARAMS.set(
    column,
    Object.fromEntries(rows.map(([parameter = '', ...colours]) => [parameter, colours[index] ?? ''])),
  );

/** The theme's colours in the messenger of a platform. */
export function themeParamsOf(name: ThemeName, platform: Platform): ThemeParams {
  return PARAMS.get(name) ?? PARAMS.get(`${platform} ${name}`) ?? {};
}

/** The messenger's colours as `--tg-bg-color` and so on. */
export function themeVariables(name: ThemeName, platform: Platform): Record<`--${string}`, string> {
  const params = Object.entries(themeParamsOf(name, platform));
  const variables = params.map(([key, color]) => [`--tg-${key.replaceAll('_', '-')}`, color]);
  return { ...Object.fromEntries(variables), '--scheme': THEMES[name].isDark ? 'dark' : 'light' };
}
