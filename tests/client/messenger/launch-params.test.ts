// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
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

test('a new launch wins over the one kept from before', () => {
  location.hash = launchHash({ platform: 'android' });
  readLaunchParams();
  location.hash = launchHash({ platform: 'ios', initData: 'auth_date=1&hash=a&signature=b' });
  expect(readLaunchParams()).toEqual({
    version: '8.0',
    platform: 'ios',
    initData: 'auth_date=1&hash=a&signature=b',
  });
});
