import {
  bindThemeParamsCssVars,
  mountThemeParamsSync,
  postEvent,
  themeParamsBackgroundColor,
  themeParamsState,
} from '@telegram-apps/sdk-react';
import { currentAppearance, onAppearanceChange } from './appearance.ts';
import { tryAndLog } from './try-and-log.ts';

/** Binds `--tg-theme-*` to the messenger's theme, and sets the colours of its header and bars. */
export function startTheme(): void {
  tryAndLog('the theme', () => {
    mountThemeParamsSync();
    bindThemeParamsCssVars();
    // After a reload the launch parameters may hold an outdated theme.
    postEvent('web_app_request_theme');
  });
  setAppearanceAttribute();
  setChromeColours();
  onAppearanceChange(setAppearanceAttribute);
  themeParamsBackgroundColor.sub(setChromeColours);
}

/** Calls back after each change of the theme's colours; returns how to unsubscribe. */
export function onThemeChange(callback: () => void): () => void {
  // After the SDK's own listener, which sets the CSS variables.
  return themeParamsState.sub(() => queueMicrotask(callback));
}

/** Colours that the messenger leaves out come from `theme-defaults.css`, by this attribute. */
function setAppearanceAttribute(): void {
  document.documentElement.dataset['appearance'] = currentAppearance();
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
