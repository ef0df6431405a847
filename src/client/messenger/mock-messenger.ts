import { mockTelegramEnv } from '@telegram-apps/sdk-react';

const LIGHT = {
  bg_color: '#ffffff',
  secondary_bg_color: '#f0f0f0',
  text_color: '#222222',
  hint_color: '#707579',
  link_color: '#2678b6',
  button_color: '#2481cc',
  button_text_color: '#ffffff',
  header_bg_color: '#ffffff',
  accent_text_color: '#1c7ac0',
  section_bg_color: '#ffffff',
  section_header_text_color: '#2678b6',
  section_separator_color: '#e0e0e0',
  subtitle_text_color: '#707579',
  destructive_text_color: '#cc2929',
} as const;

const DARK = {
  bg_color: '#17212b',
  secondary_bg_color: '#232e3c',
  text_color: '#f5f5f5',
  hint_color: '#8296a8',
  link_color: '#6ab3f3',
  button_color: '#4a80b8',
  button_text_color: '#ffffff',
  header_bg_color: '#17212b',
  accent_text_color: '#6ab2f2',
  section_bg_color: '#17212b',
  section_header_text_color: '#6ab3f3',
  section_separator_color: '#111921',
  subtitle_text_color: '#8296a8',
  destructive_text_color: '#ec5a5e',
} as const;

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const UNLOGGED_METHODS = ['iframe_ready', 'web_app_ready'];

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const theme = () => (darkScheme.matches ? DARK : LIGHT);

/**
 * Mocks an Android messenger without init data, by the SDK's mock: answers theme, viewport and safe area requests,
 * follows the device's colour scheme, and logs everything else. For development, and only outside of frames: inside one
 * the SDK posts to the parent.
 */
export function installMockMessenger(): void {
  if (window.self !== window.top) return console.info('mock messenger: not inside a frame');
  mockTelegramEnv({
    launchParams: {
      tgWebAppPlatform: 'android',
      tgWebAppVersion: '8.0',
      tgWebAppThemeParams: theme(),
    },
    onEvent: ([method, params], next) => {
      // A bridge that a test has put here gets the call too.
      next();
      setTimeout(answer, 0, method, params);
    },
  });
  darkScheme.addEventListener('change', sendTheme);
}

function answer(method: string, params: unknown): void {
  if (method === 'web_app_request_theme') sendTheme();
  else if (method === 'web_app_request_viewport' || method === 'web_app_expand') sendViewport();
  else if (method === 'web_app_request_safe_area') send('safe_area_changed', NO_INSETS);
  else if (method === 'web_app_request_content_safe_area') send('content_safe_area_changed', NO_INSETS);
  else if (!UNLOGGED_METHODS.includes(method)) console.info(`mock messenger: ${method}`, params ?? '');
}

function sendTheme(): void {
  send('theme_changed', { theme_params: theme() });
}

function sendViewport(): void {
  const { innerHeight: height, innerWidth: width } = window;
  send('viewport_changed', { height, width, is_expanded: true, is_state_stable: true });
}

function send(eventType: string, eventData: object): void {
  const data = JSON.stringify({ eventType, eventData });
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}
