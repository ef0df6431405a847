import {
  mountMiniAppSync,
  mountThemeParamsSync,
  postEvent,
  setMiniAppBackgroundColor,
  setMiniAppBottomBarColor,
  setMiniAppHeaderColor,
  themeParamsBackgroundColor,
  themeParamsState,
} from '@telegram-apps/sdk-react';
import { currentTheme, setTheme } from './current-theme.ts';

/** Follows the messenger's theme, and gives its header and bars the page's colour. */
export function followTheme(): void {
  mountThemeParamsSync();
  update();
  themeParamsState.sub(update);
  mountMiniAppSync.ifAvailable();
  // After a reload the launch parameters may hold an outdated theme.
  postEvent('web_app_request_theme');
  setFrameColours();
  themeParamsBackgroundColor.sub(setFrameColours);
}

function update(): void {
  const theme = themeParamsState();
  // Applying the launch's theme a second time would restyle the whole page.
  if (JSON.stringify(theme) !== JSON.stringify(currentTheme())) setTheme(theme);
}

/** Sets the messenger's header, background and bottom bar to the page's colour. */
function setFrameColours(): void {
  // `setMiniAppHeaderColor` takes it for the header's colour already, and sends nothing.
  if (setMiniAppHeaderColor.isAvailable()) postEvent('web_app_set_header_color', { color_key: 'bg_color' });
  const colour = themeParamsBackgroundColor();
  if (!colour) return;
  setMiniAppBackgroundColor.ifAvailable(colour);
  setMiniAppBottomBarColor.ifAvailable(colour);
}
