import type { Platform, ThemeParams } from '../wire-actions.ts';
import { DEFAULT_THEME_PARAMS } from './default-theme-params.ts';

interface Theme {
  name: string;
  isDark: boolean;
  /** Undefined: the messenger's own colours. */
  params: ThemeParams | undefined;
}

/** The messenger's themes to choose from: its own by day and by night, and two that somebody has made. */
export const THEMES = {
  day: { name: 'Giorno', isDark: false, params: undefined },
  night: { name: 'Notte', isDark: true, params: undefined },
  forest: {
    name: 'Bosco',
    isDark: true,
    params: {
      bg_color: '#0f2c20',
      secondary_bg_color: '#092017',
      text_color: '#eefbf3',
      hint_color: '#8dbfa5',
      subtitle_text_color: '#8dbfa5',
      link_color: '#62e3a1',
      accent_text_color: '#62e3a1',
      button_color: '#35c27c',
      button_text_color: '#04170d',
      header_bg_color: '#133827',
      bottom_bar_bg_color: '#133827',
      section_bg_color: '#143727',
      section_header_text_color: '#7fd9ac',
      section_separator_color: '#08190f',
      destructive_text_color: '#ff8270',
    },
  },
  violet: {
    name: 'Viola',
    isDark: false,
    params: {
      bg_color: '#fbf7ff',
      secondary_bg_color: '#efe4ff',
      text_color: '#231038',
      hint_color: '#6f5c88',
      subtitle_text_color: '#6f5c88',
      link_color: '#7a2be0',
      accent_text_color: '#7a2be0',
      button_color: '#7c3aed',
      button_text_color: '#ffffff',
      header_bg_color: '#f1e7ff',
      bottom_bar_bg_color: '#f1e7ff',
      section_bg_color: '#ffffff',
      section_header_text_color: '#6b35c4',
      section_separator_color: '#dccbf7',
      destructive_text_color: '#c81e4f',
    },
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

export const THEME_NAMES: readonly ThemeName[] = ['day', 'night', 'forest', 'violet'];

/** The theme's colours in the messenger of a platform. */
export function themeParamsOf(name: ThemeName, platform: Platform): ThemeParams {
  return name === 'day' || name === 'night' ? DEFAULT_THEME_PARAMS[platform][name] : THEMES[name].params;
}

/** The messenger's colours as `--tg-bg-color` and so on. */
export function themeVariables(name: ThemeName, platform: Platform): Record<`--${string}`, string> {
  const params = Object.entries(themeParamsOf(name, platform));
  const variables = params.map(([key, color]) => [`--tg-${key.replaceAll('_', '-')}`, color]);
  return { ...Object.fromEntries(variables), '--scheme': THEMES[name].isDark ? 'dark' : 'light' };
}
