import { retrieveRawInitData, retrieveRawLaunchParams } from '@telegram-apps/sdk-react';
import { beforeEach, expect, test } from 'vitest';
import { findLaunchQuery, initDataIn } from '../../../src/client/messenger/launch-query.ts';
import { launchHash } from './fake-host.ts';

const INIT_DATA = 'auth_date=1700000000&hash=abc&signature=def';
const QUERY = launchHash({ initData: INIT_DATA }).slice(1);

beforeEach(() => sessionStorage.clear());

test.each([
  ['the hash', `/films?user-id=1&key=k#${QUERY}`],
  ['the query', `/?${QUERY}`],
  ['a hash with a route', `/#top?${QUERY}`],
])('the launch parameters in %s are those that the SDK finds', (_place, url) => {
  history.replaceState(null, '', url);
  const query = findLaunchQuery() ?? '';
  expect(initDataIn(query)).toBe(INIT_DATA);
  expect(initDataIn(query)).toBe(retrieveRawInitData());
});

test('a URL without them leaves those that the SDK has stored', () => {
  history.replaceState(null, '', `/#${QUERY}`);
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(retrieveRawLaunchParams()));
  history.replaceState(null, '', '/films');
  expect(initDataIn(findLaunchQuery() ?? '')).toBe(INIT_DATA);
});

test('there are none outside a messenger', () => {
  history.replaceState(null, '', '/films?user-id=1&key=k');
  expect(findLaunchQuery()).toBeUndefined();
});
