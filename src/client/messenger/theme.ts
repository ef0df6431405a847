import {
  bindThemeParamsCssVars,
  mountThemeParamsSync,
  postEvent,
  themeParamsBackgroundColor,
  themeParamsState,
} from '@telegram-apps/sdk-react';
import { currentAppearance, onAppearanceChange } from './appearance.ts';
import { attempt } from './attempt.ts';

/** Binds `--tg-theme-*` to the messenger's theme, and the frame around the app to the same colours. */
export function startTheme(): void {
  attempt('the theme', () => {
    mountThemeParamsSync();
    bindThemeParamsCssVars();
    // After a reload the launch parameters, or what the SDK kept of them, may be of a theme long gone.
    postEvent('web_app_request_theme');
  });
  showAppearance();
  setChromeColors();
  onAppearanceChange(showAppearance);
  themeParamsBackgroundColor.sub(setChromeColors);
}

/** Calls back after each change of the theme's colours; answers how to stop. */
export function onThemeChange(callback: () => void): () => void {
  // The variables are bound by a listener of the same kind: let it go first.
  return themeParamsState.sub(() => queueMicrotask(callback));
}

/** Colours that the messenger leaves out come from `theme-defaults.css`, by this attribute. */
function showAppearance(): void {
  document.documentElement.dataset['appearance'] = currentAppearance();
}

/**
 * Gives header, background and bottom bar of the messenger the page's colour. Straight through `postEvent`: the SDK's
 * own setters keep quiet for 'bg_color', which they take for already set.
 */
function setChromeColors(): void {
  attempt('colouring the frame', () => {
    postEvent('web_app_set_header_color', { color_key: 'bg_color' });
    const color = themeParamsBackgroundColor();
    if (!color) return;
    postEvent('web_app_set_background_color', { color });
    postEvent('web_app_set_bottom_bar_color', { color });
  });
}
