/* A messenger around the measured page, as in real life: the mini app's work inside one is part of a load. */

const THEME = {
  bg_color: '#17212b',
  secondary_bg_color: '#232e3c',
  text_color: '#f5f5f5',
  hint_color: '#708499',
  link_color: '#6ab3f3',
  button_color: '#5288c1',
  button_text_color: '#ffffff',
  accent_text_color: '#6ab2f2',
  subtitle_text_color: '#708499',
  destructive_text_color: '#ec3942',
};

const INIT_DATA = new URLSearchParams({
  auth_date: '1760000000',
  hash: 'h',
  signature: 's',
  user: JSON.stringify({ id: 1, first_name: 'A', language_code: 'it' }),
});

/** The fragment of a launch link's address, as the messenger adds it. */
export const LAUNCH_HASH = `#${new URLSearchParams({
  tgWebAppData: String(INIT_DATA),
  tgWebAppVersion: '8.0',
  tgWebAppPlatform: 'android',
  tgWebAppThemeParams: JSON.stringify(THEME),
})}`;

/** Runs in the page before anything else: answers the mini app's first questions to the messenger. */
export function installMessenger(): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const insets = { left: 0, top: 0, right: 0, bottom: 0 };
  const answers: Record<string, () => [event: string, data: object]> = {
    web_app_request_theme: () => [
      'theme_changed',
      { theme_params: JSON.parse(fragment.get('tgWebAppThemeParams') ?? '{}') },
    ],
    web_app_expand: () => [
      'viewport_changed',
      { width: innerWidth, height: innerHeight, is_expanded: true, is_state_stable: true },
    ],
    web_app_request_safe_area: () => ['safe_area_changed', insets],
    web_app_request_content_safe_area: () => ['content_safe_area_changed', insets],
  };
  const postEvent = (method: string) => {
    const answer = answers[method]?.();
    if (!answer) return;
    const data = JSON.stringify({ eventType: answer[0], eventData: answer[1] });
    setTimeout(() => dispatchEvent(new MessageEvent('message', { data, source: parent })));
  };
  Reflect.set(window, 'TelegramWebviewProxy', { postEvent });
}
