import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let loaded: (names: readonly string[]) => void;
let replaced: string[];

beforeEach(() => {
  replaced = [];
  loaded = () => undefined;
  vi.resetModules();
  document.documentElement.lang = 'it';
  document.documentElement.dataset['languages'] = 'it en es';
  vi.spyOn(window.location, 'replace').mockImplementation((url) => void replaced.push(String(url)));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries(): { name: string }[] }) => void) {
        loaded = (names) => tell({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  setCookie('', 0);
  sessionStorage.clear();
  localStorage.clear();
});

const setCookie = (language: string, age = 60) => {
  document.cookie = `lingua=${language};path=/;max-age=${age}`;
};

/** Opens the page with the messenger's language; undefined if it has passed none. */
async function open(path: string, language_code?: unknown): Promise<void> {
  const user = JSON.stringify({ id: 1, language_code });
  const launch = new URLSearchParams({ tgWebAppData: new URLSearchParams({ user }).toString() });
  history.replaceState(null, '', `${path}${language_code === undefined ? '' : `#${launch}`}`);
  await import('../../../src/client/start-page/choose-language.ts');
}

const opened = () => replaced.map((url) => new URL(url).searchParams.get('lingua'));

test.each<[unknown, string | undefined]>([
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['es-419', 'es'],
  ['it', undefined],
  ['zh-hans', 'en'],
  // A different language: a code of three letters does not mean the one of its first two.
  ['ese', 'en'],
  ['__proto__', 'en'],
  [`en${'e'.repeat(10_000)}`, 'en'],
  [7, undefined],
  [null, undefined],
])('the messenger says %#', async (code, language) => {
  await open('/home', code);
  expect(opened()).toEqual(language === undefined ? [] : [language]);
});

test('the link’s language comes before the messenger’s, and a cookie before that', async () => {
  await open('/home?lingua=it', 'en');
  expect(opened()).toEqual([]);
  vi.resetModules();
  setCookie('es');
  await open('/home', 'en');
  expect(opened()).toEqual(['es']);
});

test.each([
  ['in a messenger', 'it'],
  ['in a browser, which has no launch parameters', undefined],
])('the sign-in tells what the person has chosen, %s', async (_, code) => {
  await open('/home', code);
  setCookie('en');
  loaded(['https://vetrina.example/api/get_top']);
  expect(opened()).toEqual([]);
  loaded(['https://vetrina.example/api/auth?user_id=1']);
  expect(opened()).toEqual(['en']);
});

test('a page that arrives in a different language than requested is not requested again', async () => {
  setCookie('en');
  await open('/home?lingua=en', 'en');
  loaded(['https://vetrina.example/api/auth']);
  expect(opened()).toEqual([]);
});

test('where storage is refused, sign-in still decides the language', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await open('/home?lingua=it');
  setCookie('en');
  loaded(['https://vetrina.example/api/auth']);
  expect(opened()).toEqual(['en']);
});
