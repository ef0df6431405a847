import { beforeEach, expect, test } from 'vitest';
import { START_PAGE_PARAM } from '../../../src/client/lib/launch/start-page-param.ts';
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

test('a malformed launch parameter leaves the others as they are', () => {
  location.hash = '#tgWebAppVersion=8.0&tgWebAppPlatform=ios&tgWebAppThemeParams=no';
  expect(readLaunchParams()).toMatchObject({ version: '8.0', platform: 'ios', theme: {} });
});

test('the start parameter of a start page’s address makes no launch', () => {
  location.hash = launchHash({ initData: 'auth_date=1&hash=a' });
  readLaunchParams();
  history.replaceState(null, '', '/avvia?tgWebAppStartParam=4');
  expect(readLaunchParams()?.initData).toBe('auth_date=1&hash=a');
});

test('a new launch wins over the stored one', () => {
  location.hash = launchHash({ platform: 'android' });
  readLaunchParams();
  location.hash = launchHash({ platform: 'ios', initData: 'auth_date=1&hash=a&signature=b' });
  expect(readLaunchParams()).toEqual({
    query: `user-id=1&key=k&${location.hash.slice(1)}`,
    version: '8.0',
    platform: 'ios',
    theme: {},
    initData: 'auth_date=1&hash=a&signature=b',
    writeAccess: 'unknown',
    person: {},
  });
});

test('launch data without a signature, as before version 8.0, are stored for a reload and read as they were signed', () => {
  const initData = 'auth_date=1&hash=a';
  location.hash = launchHash({ version: '7.10', initData });
  expect(readLaunchParams()).toMatchObject({ version: '7.10', initData });
  history.replaceState(null, '', '/films');
  expect(readLaunchParams()).toMatchObject({ version: '7.10', initData });
});

const person = (fields = {}) =>
  `user=${encodeURIComponent(JSON.stringify({ id: 1, first_name: 'A', ...fields }))}&`;

test.each([
  ['a person who has allowed it', `${person({ allows_write_to_pm: true })}chat_instance=7&`, 'granted'],
  ['a person who came by a button in the chat', `${person()}query_id=q&`, 'unknown'],
  ['a person who came by a link', `${person()}chat_type=sender&chat_instance=7&`, 'missing'],
  ['a person who came by a link to a title', `${person()}start_param=12&`, 'missing'],
])('whether the bot may write to %s', (_who, fields, writeAccess) => {
  location.hash = launchHash({ initData: `${fields}auth_date=1&hash=a&signature=b` });
  expect(readLaunchParams()?.writeAccess).toBe(writeAccess);
});

test('people who came by the start page may never have pressed /start, which a reload remembers', () => {
  const open = (fields: string) => {
    location.hash = `${launchHash({ initData: `${fields}auth_date=1&hash=a&signature=b` })}&${START_PAGE_PARAM}=yes`;
    return readLaunchParams()?.writeAccess;
  };
  expect(open(person({ allows_write_to_pm: true }))).toBe('granted');
  expect(open(person())).toBe('missing');
  history.replaceState(null, '', '/films');
  expect(readLaunchParams()?.writeAccess).toBe('missing');
});
