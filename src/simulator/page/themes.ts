import type { ThemeParams } from './host/surroundings.ts';

interface Theme {
  name: string;
  isDark: boolean;
  params: ThemeParams;
}

/** The messenger's looks to choose from: what the mini app is told, and what the page itself wears. */
export const THEMES = {
  day: {
    name: 'Giorno',
    isDark: false,
    params: {
      bg_color: '#ffffff',
      secondary_bg_color: '#f0f1f5',
      text_color: '#0e1116',
      hint_color: '#6b737c',
      subtitle_text_color: '#6b737c',
      link_color: '#1b6fb9',
      accent_text_color: '#1b6fb9',
      button_color: '#1b73c2',
      button_text_color: '#ffffff',
      header_bg_color: '#f8f9fb',
      bottom_bar_bg_color: '#f8f9fb',
      section_bg_color: '#ffffff',
      section_header_text_color: '#5c646d',
      section_separator_color: '#dfe2e7',
      destructive_text_color: '#cf2f28',
    },
  },
  night: {
    name: 'Notte',
    isDark: true,
    params: {
      bg_color: '#17212b',
      secondary_bg_color: '#0f1821',
      text_color: '#f3f6f9',
      hint_color: '#8a9bac',
      subtitle_text_color: '#8a9bac',
      link_color: '#6ab7ff',
      accent_text_color: '#6ab7ff',
      button_color: '#2c74c1',
      button_text_color: '#ffffff',
      header_bg_color: '#1c2733',
      bottom_bar_bg_color: '#1c2733',
      section_bg_color: '#1c2733',
      section_header_text_color: '#7fb8ec',
      section_separator_color: '#0c131a',
      destructive_text_color: '#ff6a63',
    },
  },
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

/** The messenger's colours as `--tg-bg-color` and so on. */
export function themeVariables(name: ThemeName): Record<`--${string}`, string> {
  const { isDark, params } = THEMES[name];
  const variables = Object.entries(params).map(([key, color]) => [`--tg-${key.replaceAll('_', '-')}`, color]);
  return { ...Object.fromEntries(variables), '--scheme': isDark ? 'dark' : 'light' };
}
