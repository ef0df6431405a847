import { beforeEach, expect, test } from 'vitest';
import { readEarlyLaunchParams } from '../../../src/client/early-start/early-launch-params.ts';
import { readLaunchParams as readBySdk } from '../../../src/client/messenger/launch-params.ts';
import { openInFakeHost, spyOnWarnings } from '../messenger/fake-host.ts';

const THEME = '{"bg_color":"#17212b","text_color":"#f5f5f5"}';
const SIGNED =
  'user=%7B%22id%22%3A1%2C%22first_name%22%3A%22Ada%22%7D&auth_date=1700000000&hash=abc&signature=def';
const params = (fields: Record<string, string> = {}) =>
  new URLSearchParams({
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: THEME,
    ...fields,
  }).toString();
const without = (name: string) => {
  const left = new URLSearchParams(params());
  left.delete(name);
  return left.toString();
};

spyOnWarnings();

beforeEach(() => {
  sessionStorage.clear();
  openInFakeHost();
});

/** What the early start reads: the init data, none, or that it leaves the start to the app. */
function early(): unknown {
  try {
    return readEarlyLaunchParams()?.initData ?? 'none';
  } catch {
    return 'left to the app';
  }
}

const sdk = (): unknown => readBySdk()?.initData ?? 'none';

test.each([
  ['a plain URL', '/'],
  ['a URL with a query', '/films?user-id=1&key=a.b'],
  ['a launch without init data', `/#${params()}`],
  ['a launch with init data', `/#${params({ tgWebAppData: SIGNED })}`],
  ['a launch after a query', `/?user-id=1&key=k#${params({ tgWebAppData: SIGNED })}`],
  ['a launch in the query', `/?${params({ tgWebAppData: SIGNED })}`],
  ['a launch after another hash', `/#top?${params({ tgWebAppData: SIGNED })}`],
  ['an empty theme', `/#${params({ tgWebAppThemeParams: '{}' })}`],
  ['empty init data', `/#${params({ tgWebAppData: '' })}`],
  ['init data without a signature', `/#${params({ tgWebAppData: 'auth_date=1&hash=a' })}`],
  ['init data without a user', `/#${params({ tgWebAppData: 'auth_date=1&hash=a&signature=b' })}`],
])('%s is read as the SDK reads it', (_name, address) => {
  history.replaceState(null, '', address);
  expect(early()).toBe(sdk());
});

test('launch parameters stored by the SDK are read as well', () => {
  history.replaceState(null, '', '/');
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(params({ tgWebAppData: SIGNED })));
  expect(early()).toBe(SIGNED);
  expect(sdk()).toBe(SIGNED);
});

test.each([
  ['no version', without('tgWebAppVersion')],
  ['no platform', without('tgWebAppPlatform')],
  ['no theme', without('tgWebAppThemeParams')],
  ['a theme that is not JSON', params({ tgWebAppThemeParams: '{' })],
  ['an invalid colour', params({ tgWebAppThemeParams: '{"bg_color":"red"}' })],
  ['a repeated parameter', `${params()}&tgWebAppVersion=9`],
  ['init data without a hash', params({ tgWebAppData: 'auth_date=1&signature=b' })],
  ['a user that is not JSON', params({ tgWebAppData: 'user={&auth_date=1&hash=a&signature=b' })],
])('with %s the early start does nothing', (_name, query) => {
  history.replaceState(null, '', `/#${query}`);
  expect(early()).toBe('left to the app');
});

test('without a bridge or a parent window there are no launch parameters', () => {
  history.replaceState(null, '', `/#${params({ tgWebAppData: SIGNED })}`);
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  expect(early()).toBe('none');
});
