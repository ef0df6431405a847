import {
  mountThemeParamsSync,
  postEvent,
  themeParamsBackgroundColor,
  themeParamsState,
} from '@telegram-apps/sdk-react';
import { onAppearanceChange } from './appearance.ts';
import { applyTheme } from './apply-theme.ts';
import { tryAndLog } from './try-and-log.ts';

/** Applies the messenger's theme to the page, and to the messenger's header and bars. */
export function startTheme(): void {
  tryAndLog('the theme', () => {
    mountThemeParamsSync();
    // After a reload the launch parameters may hold an outdated theme.
    postEvent('web_app_request_theme');
  });
  applyCurrentTheme();
  setChromeColours();
  onThemeChange(applyCurrentTheme);
  onAppearanceChange(applyCurrentTheme);
  themeParamsBackgroundColor.sub(setChromeColours);
}

/** Calls back after each change of the theme's colours; returns how to unsubscribe. */
export function onThemeChange(callback: () => void): () => void {
  return themeParamsState.sub(callback);
}

function applyCurrentTheme(): void {
  applyTheme(themeParamsState());
}

/**
 * Sets the messenger's header, background and bottom bar to the page's colour. Through `postEvent`: the SDK's setters
 * send nothing for 'bg_color', which they take for already set.
 */
function setChromeColours(): void {
  tryAndLog('colouring the frame', () => {
    postEvent('web_app_set_header_color', { color_key: 'bg_color' });
    const color = themeParamsBackgroundColor();
    if (!color) return;
    postEvent('web_app_set_background_color', { color });
    postEvent('web_app_set_bottom_bar_color', { color });
  });
}
