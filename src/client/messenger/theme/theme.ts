import * as v from 'valibot';
import { onMessengerEvent } from '../events.ts';
import { isTheme, lastThemeOf, storeTheme } from '../launch-query.ts';
import { post } from '../post.ts';
import { tryAndLog } from '../try-and-log.ts';
import { applyTheme } from './apply-theme.ts';
import { currentTheme, onThemeChange, setTheme } from './current-theme.ts';

const themeChange = v.object({ theme_params: v.custom<Record<string, string>>(isTheme) });

/** Applies the messenger's theme to the page, and to the messenger's header and bars. */
export function startTheme(launchTheme: Record<string, string | undefined>): void {
  setTheme(lastThemeOf(launchTheme));
  // After a reload the launch parameters may hold an outdated theme.
  tryAndLog('asking for the theme', () => post('web_app_request_theme'));
  applyTheme(currentTheme());
  setChromeColours();
  onThemeChange(() => applyTheme(currentTheme()));
  let background = currentTheme()['bg_color'];
  onThemeChange(() => {
    if (background === currentTheme()['bg_color']) return;
    background = currentTheme()['bg_color'];
    setChromeColours();
  });
  onMessengerEvent('theme_changed', (data) => {
    const { theme_params: theme } = v.parse(themeChange, data);
    storeTheme(theme);
    // The answer to the question above is mostly what the launch said: setting it again would restyle the whole page.
    if (JSON.stringify(theme) !== JSON.stringify(currentTheme())) setTheme(theme);
  });
}

/** Sets the messenger's header, background and bottom bar to the page's colour. */
function setChromeColours(): void {
  tryAndLog('colouring the frame', () => {
    post('web_app_set_header_color', { color_key: 'bg_color' });
    const color = currentTheme()['bg_color'];
    if (!color) return;
    post('web_app_set_background_color', { color });
    post('web_app_set_bottom_bar_color', { color });
  });
}
