import { expect, type Page } from '@playwright/test';

type Theme = Record<string, string>;
type Heard = { method: string; params: unknown };

export type MessengerOptions = {
  platform?: string;
  version?: string;
  theme?: Theme;
  /** Signed launch data; none by default, since only the bot's messenger can sign. */
  initData?: string;
};

export const DARK_THEME: Theme = {
  bg_color: '#17212b',
  secondary_bg_color: '#232e3c',
  text_color: '#f5f5f5',
  hint_color: '#92a3b3',
  subtitle_text_color: '#92a3b3',
  link_color: '#6ab3f3',
  accent_text_color: '#6ab3f3',
  button_color: '#3a7ab8',
  button_text_color: '#ffffff',
  destructive_text_color: '#ff6b6b',
};

declare global {
  interface Window {
    messengerHears(method: string, json: string): Promise<void>;
  }
}

/** A messenger around the page: answers a mini app's requests at start, and records all calls. */
export class Messenger {
  readonly #page: Page;
  readonly #heard: Heard[] = [];
  #hash = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** The hash of the launch link; empty while the page is opened in a plain browser. */
  get hash(): string {
    return this.#hash;
  }

  /** Opens the page inside this messenger from the next navigation on. */
  async surround(options: MessengerOptions = {}): Promise<void> {
    const { theme = DARK_THEME } = options;
    this.#hash = launchHash({ ...options, theme });
    await this.#page.exposeFunction('messengerHears', (method: string, json: string) => {
      const params: unknown = JSON.parse(json || 'null');
      this.#heard.push({ method, params });
    });
    await this.#page.addInitScript(installBridge, theme);
  }

  /** The parameters of every call of one method, earliest first. */
  paramsOf(method: string): unknown[] {
    return this.#heard.filter((call) => call.method === method).map(({ params }) => params);
  }

  async expectCall(method: string, params: unknown): Promise<void> {
    await expect.poll(() => this.paramsOf(method).at(-1), { message: method }).toEqual(params);
  }

  async emit(event: string, data?: unknown): Promise<void> {
    await this.#page.evaluate(
      (message) =>
        window.dispatchEvent(new MessageEvent('message', { data: message, source: window.parent })),
      JSON.stringify({ eventType: event, eventData: data }),
    );
  }
}

function launchHash(options: MessengerOptions): string {
  const { platform = 'android', version = '8.0', theme, initData } = options;
  const params = new URLSearchParams({
    ...(initData && { tgWebAppData: initData }),
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
  });
  return `#${params}`;
}

/** Runs in the page before anything else. */
function installBridge(theme: Theme): void {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  // A messenger answers with the state of the moment, which an event may have changed.
  const current: Record<string, unknown> = {
    theme_changed: { theme_params: theme },
    safe_area_changed: none,
    content_safe_area_changed: none,
  };
  window.addEventListener('message', ({ data }) => {
    const { eventType, eventData } = typeof data === 'string' ? JSON.parse(data) : {};
    if (eventType in current) current[eventType] = eventData;
  });
  const answers: Record<string, string> = {
    web_app_request_theme: 'theme_changed',
    web_app_request_viewport: 'viewport_changed',
    web_app_request_safe_area: 'safe_area_changed',
    web_app_request_content_safe_area: 'content_safe_area_changed',
  };
  const answer = (eventType: string) => {
    const size = { width: innerWidth, height: innerHeight, is_expanded: true, is_state_stable: true };
    const data = JSON.stringify({ eventType, eventData: current[eventType] ?? size });
    window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
  };
  Reflect.set(window, 'TelegramWebviewProxy', {
    postEvent: (method: string, json?: string) => {
      void window.messengerHears(method, json ?? '');
      const eventType = answers[method];
      if (eventType) setTimeout(answer, 0, eventType);
    },
  });
}
