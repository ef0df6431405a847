import type { ThemeParams } from '../../wire-actions.ts';
import type { FrameState } from '../host/frame-state.ts';
import { isDarkColour } from './colour.ts';

/** The frame's colours: what the app asked for, else the theme's. */
export function frameColours(frame: FrameState, params: ThemeParams) {
  const header = headerColour(frame, params);
  return {
    '--frame-header': header,
    '--frame-header-text': isDarkColour(header) ? '#ffffff' : '#0e1116',
    '--frame-accent':
      isDarkColour(header) === isDarkColour(params['bg_color'] ?? '#ffffff')
        ? params['accent_text_color']
        : 'currentcolor',
    '--frame-background': frame.background ?? params['bg_color'],
    '--frame-bottom': frame.bottomBar ?? params['bottom_bar_bg_color'],
  } as const;
}

function headerColour({ header }: FrameState, params: ThemeParams): string {
  const color = header && 'color' in header ? header.color : params[header?.key ?? 'header_bg_color'];
  return color ?? '#ffffff';
}
