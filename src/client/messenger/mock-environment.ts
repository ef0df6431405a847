import { emitEvent, postMessageImplementation } from '@telegram-apps/sdk-react';

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

/** Where the SDK looks for launch parameters that are no longer in the address. */
const LAUNCH_PARAMS_KEY = 'tapps/launchParams';
const NO_AREA = { top: 0, right: 0, bottom: 0, left: 0 };
const QUIET = ['iframe_ready', 'web_app_ready', 'web_app_request_theme'];

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const theme = () => (darkDevice.matches ? DARK : LIGHT);

/**
 * Plays an Android messenger without signed launch data: answers about theme, viewport and safe areas, follows the
 * device's colours, and notes everything else in the console. The SDK's `mockTelegramEnv` is not used because it lives
 * in the SDK's one module: it would ride along in everybody's first download.
 */
export function installMockMessenger(): void {
  keepLaunchParams();
  Reflect.set(window, 'TelegramWebviewProxy', {
    postEvent: (method: string, json?: string) => answerLater(method, json && JSON.parse(json)),
  });
  // In a frame the SDK talks to the parent, whoever that is.
  postMessageImplementation.set((message: string) => {
    const call: { eventType: string; eventData?: unknown } = JSON.parse(message);
    answerLater(call.eventType, call.eventData);
  });
  darkDevice.addEventListener('change', sendTheme);
}

/** For this page load only: the next one must not take the mock's parameters for a messenger's. */
function keepLaunchParams(): void {
  const params = new URLSearchParams({
    tgWebAppPlatform: 'android',
    tgWebAppVersion: '8.0',
    tgWebAppThemeParams: JSON.stringify(theme()),
  });
  sessionStorage.setItem(LAUNCH_PARAMS_KEY, JSON.stringify(params.toString()));
  addEventListener('pagehide', () => sessionStorage.removeItem(LAUNCH_PARAMS_KEY));
}

function answerLater(method: string, params: unknown): void {
  setTimeout(answer, 0, method, params);
}

function answer(method: string, params: unknown): void {
  if (method === 'web_app_request_theme') sendTheme();
  else if (method === 'web_app_request_viewport' || method === 'web_app_expand') sendViewport();
  else if (method === 'web_app_request_safe_area') emitEvent('safe_area_changed', NO_AREA);
  else if (method === 'web_app_request_content_safe_area') emitEvent('content_safe_area_changed', NO_AREA);
  else if (!QUIET.includes(method)) console.info(`mock messenger: ${method}`, params ?? '');
}

function sendTheme(): void {
  emitEvent('theme_changed', { theme_params: theme() });
}

function sendViewport(): void {
  const { innerHeight: height, innerWidth: width } = window;
  emitEvent('viewport_changed', { height, width, is_expanded: true, is_state_stable: true });
}
