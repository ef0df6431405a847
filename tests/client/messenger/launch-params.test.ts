// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { START_PAGE_KEY } from '../../../src/client/lib/launch/start-page-key.ts';
import { readLaunchParams } from '../../../src/client/messenger/launch-params.ts';
import { launchHash, spyOnWarnings } from './fake-host.ts';

const warn = spyOnWarnings();

beforeEach(() => {
  history.replaceState(null, '', '/?user-id=1&key=k');
  sessionStorage.clear();
  warn.mockClear();
});

test('no launch parameters: undefined, and nothing is logged', () => {
  expect(readLaunchParams()).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test('malformed launch parameters: undefined, and a warning', () => {
  location.hash = '#tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=no';
  expect(readLaunchParams()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('messenger: reading the launch parameters failed', expect.any(Error));
});

test('a new launch wins over the stored one', () => {
  location.hash = launchHash({ platform: 'android' });
  readLaunchParams();
  location.hash = launchHash({ platform: 'ios', initData: 'auth_date=1&hash=a&signature=b' });
  expect(readLaunchParams()).toEqual({
    version: '8.0',
    platform: 'ios',
    theme: {},
    initData: 'auth_date=1&hash=a&signature=b',
    botMayWrite: true,
  });
});

const person = (fields = {}) =>
  `user=${encodeURIComponent(JSON.stringify({ id: 1, first_name: 'A', ...fields }))}&`;

test.each([
  ['a person who has allowed it', `${person({ allows_write_to_pm: true })}chat_instance=7&`, true],
  ['a person who came by a button in the chat', `${person()}query_id=q&`, true],
  ['a person who came by a link', `${person()}chat_type=sender&chat_instance=7&`, false],
  ['a person who came by a link to a title', `${person()}start_param=12&`, false],
])('whether the bot mayWrite write to %s', (_who, fields, mayWrite) => {
  location.hash = launchHash({ initData: `${fields}auth_date=1&hash=a&signature=b` });
  expect(readLaunchParams()?.botMayWrite).toBe(mayWrite);
});

test('people who came by the start page mayWrite never have pressed /start', () => {
  sessionStorage.setItem(START_PAGE_KEY, 'yes');
  location.hash = launchHash({ initData: `${person()}auth_date=1&hash=a&signature=b` });
  expect(readLaunchParams()?.botMayWrite).toBe(false);
  location.hash = launchHash({
    initData: `${person({ allows_write_to_pm: true })}auth_date=1&hash=a&signature=b`,
  });
  expect(readLaunchParams()?.botMayWrite).toBe(true);
});
