import type { FrameState } from '../host/frame-state.ts';
import { THEMES, type ThemeName } from '../themes.ts';
import { isDarkColor } from './color.ts';

/** The frame's colours: what the app asked for, else the theme's. */
export function frameColors(frame: FrameState, theme: ThemeName) {
  const { params } = THEMES[theme];
  const header = headerColor(frame, theme);
  return {
    '--frame-header': header,
    '--frame-header-text': isDarkColor(header) ? '#ffffff' : '#0e1116',
    '--frame-background': frame.background ?? params.bg_color,
    '--frame-bottom': frame.bottomBar ?? params.bottom_bar_bg_color,
  } as const;
}

function headerColor({ header }: FrameState, theme: ThemeName): string {
  const { params } = THEMES[theme];
  if (!header) return params.header_bg_color;
  return 'key' in header ? params[header.key] : header.color;
}
