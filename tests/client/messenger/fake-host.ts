import { vi } from 'vitest';

type Call = [method: string, params: unknown];

interface HostOptions {
  version?: string;
  platform?: string;
  theme?: Record<string, string>;
  initData?: string;
  /** Responses by method: event and payload. Other methods get no response. */
  answers?: Record<string, [event: string, payload: unknown]>;
}

/** The launch parameters as a messenger puts them into the URL's hash. */
export function launchHash({
  version = '8.0',
  platform = 'android',
  theme = {},
  initData,
}: HostOptions): string {
  const params = new URLSearchParams({
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
  });
  if (initData) params.set('tgWebAppData', initData);
  return `#${params}`;
}

/** An event of the messenger. */
export function emit(eventType: string, eventData?: unknown): void {
  const data = JSON.stringify({ eventType, eventData });
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}

/** Opens this page as a messenger's web view would: launch parameters in the hash, a bridge on window. */
export function openInFakeHost(options: HostOptions = {}) {
  const calls: Call[] = [];
  let isBroken = false;
  location.hash = launchHash(options);
  window.TelegramWebviewProxy = {
    postEvent(method, json) {
      if (isBroken) throw new Error('the bridge is down');
      calls.push([method, json && JSON.parse(json)]);
      const answer = options.answers?.[method];
      if (answer) setTimeout(() => emit(...answer));
    },
  };
  return {
    calls,
    /** Makes every call throw from now on. */
    setBroken: (value: boolean) => {
      isBroken = value;
    },
    /** The parameters of every call of one method. */
    paramsOf: (method: string) => calls.filter(([name]) => name === method).map(([, params]) => params),
  };
}

/** Opens this page without any messenger, not even the mock. */
export function openInBrowser(): void {
  history.replaceState(null, '', '/?messenger=none');
}

/** Silences console.warn and returns its spy. */
export function spyOnWarnings() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Stubs the device's colour scheme; returns a way to change it. */
export function fakeColorScheme(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return {
    turn(dark: boolean) {
      query.matches = dark;
      query.dispatchEvent(new Event('change'));
    },
  };
}

export function cssVariable(name: string): string {
  return document.documentElement.style.getPropertyValue(name);
}
