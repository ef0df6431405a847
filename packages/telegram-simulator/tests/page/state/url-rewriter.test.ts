import { expect, test } from 'vitest';
import { appAddress, createUrlRewriter } from '../../../page/state/url-rewriter.ts';
import { stateFixture } from '../wire/state-fixture.ts';

const app = 'http://localhost:3000';
const slow = 'http://localhost:4321';
const url = `${app}/content-view/7?user-id=1#tgWebAppVersion=8.0`;

test('another address changes only host and port', () => {
  expect(createUrlRewriter(app, slow)(url)).toBe(`${slow}/content-view/7?user-id=1#tgWebAppVersion=8.0`);
});

test('the page’s own address and other origins stay unchanged', () => {
  expect(createUrlRewriter(app, app)(url)).toBe(url);
  expect(createUrlRewriter(app, slow)('https://example.org/')).toBe('https://example.org/');
});

test('the second phone has its own address, fast and slow', () => {
  const state = { ...stateFixture, appUrl: app, slowAppUrl: slow, secondAppUrl: 'b', slowSecondAppUrl: 'c' };
  expect(appAddress(state, 'first', false)).toBe(app);
  expect(appAddress(state, 'first', true)).toBe(slow);
  expect(appAddress(state, 'second', false)).toBe('b');
  expect(appAddress(state, 'second', true)).toBe('c');
  expect(appAddress({ ...stateFixture, appUrl: app }, 'second', true), 'an app elsewhere').toBe(app);
});
