import type { ThemeParams } from '../host/environment.ts';
import type { FrameState } from '../host/frame-state.ts';
import { isDarkColor } from './color.ts';

/** The frame's colours: what the app asked for, else the theme's. */
export function frameColors(frame: FrameState, params: ThemeParams) {
  const header = headerColor(frame, params);
  return {
    '--frame-header': header,
    '--frame-header-text': isDarkColor(header) ? '#ffffff' : '#0e1116',
    '--frame-accent':
      isDarkColor(header) === isDarkColor(params['bg_color'] ?? '#ffffff')
        ? params['accent_text_color']
        : 'currentcolor',
    '--frame-background': frame.background ?? params['bg_color'],
    '--frame-bottom': frame.bottomBar ?? params['bottom_bar_bg_color'],
  } as const;
}

function headerColor({ header }: FrameState, params: ThemeParams): string {
  const color = header && 'color' in header ? header.color : params[header?.key ?? 'header_bg_color'];
  return color ?? '#ffffff';
}
