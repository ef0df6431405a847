import { beforeEach, expect, test } from 'vitest';
import { readEarlyLaunchParams } from '../../../src/client/early-start/early-launch-params.ts';
import { readLaunchParams } from '../../../src/client/messenger/launch-params.ts';
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
  const left = new URLSearchParams(params({ tgWebAppData: SIGNED }));
  left.delete(name);
  return left.toString();
};

spyOnWarnings();

beforeEach(() => {
  sessionStorage.clear();
  openInFakeHost();
});

const early = () => readEarlyLaunchParams()?.initData ?? 'none';
const app = () => readLaunchParams()?.initData ?? 'none';

test.each([
  ['a plain URL', '/', 'none'],
  ['a URL with a query', '/films?user-id=1&key=a.b', 'none'],
  ['a launch without init data', `/#${params()}`, 'none'],
  ['a launch with init data', `/#${params({ tgWebAppData: SIGNED })}`, SIGNED],
  ['a launch after a query', `/?user-id=1&key=k#${params({ tgWebAppData: SIGNED })}`, SIGNED],
  ['a launch in the query', `/?${params({ tgWebAppData: SIGNED })}`, SIGNED],
  ['a launch after another hash', `/#top?${params({ tgWebAppData: SIGNED })}`, SIGNED],
  ['an empty theme', `/#${params({ tgWebAppData: SIGNED, tgWebAppThemeParams: '{}' })}`, SIGNED],
  ['empty init data', `/#${params({ tgWebAppData: '' })}`, 'none'],
  [
    'init data without a signature',
    `/#${params({ tgWebAppData: 'auth_date=1&hash=a' })}`,
    'auth_date=1&hash=a',
  ],
  ['init data alone', `/#tgWebAppData=${encodeURIComponent(SIGNED)}`, SIGNED],
  ['no version', `/#${without('tgWebAppVersion')}`, SIGNED],
  ['no platform', `/#${without('tgWebAppPlatform')}`, SIGNED],
  ['no theme', `/#${without('tgWebAppThemeParams')}`, SIGNED],
  ['a theme that is not JSON', `/#${params({ tgWebAppData: SIGNED, tgWebAppThemeParams: '{' })}`, SIGNED],
  ['a repeated parameter', `/#${params({ tgWebAppData: SIGNED })}&tgWebAppVersion=9`, SIGNED],
  ['init data without a hash', `/#${params({ tgWebAppData: 'auth_date=1' })}`, 'auth_date=1'],
  [
    'a user that is not JSON',
    `/#${params({ tgWebAppData: 'user={&auth_date=1&hash=a' })}`,
    'user={&auth_date=1&hash=a',
  ],
])('the early start and the app read the same of %s', (_name, address, initData) => {
  history.replaceState(null, '', address);
  expect(early()).toBe(initData);
  expect(app()).toBe(initData);
});

test('launch parameters stored by the SDK are read as well', () => {
  history.replaceState(null, '', '/');
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(params({ tgWebAppData: SIGNED })));
  expect(early()).toBe(SIGNED);
  expect(app()).toBe(SIGNED);
});

test('unreadable stored parameters count as none', () => {
  history.replaceState(null, '', '/');
  sessionStorage.setItem('tapps/launchParams', '{');
  expect(early()).toBe('none');
});

test('without a bridge or a parent window there are no launch parameters', () => {
  history.replaceState(null, '', `/#${params({ tgWebAppData: SIGNED })}`);
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  expect(early()).toBe('none');
});
