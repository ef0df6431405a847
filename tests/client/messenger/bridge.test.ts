import { afterEach, expect, test, vi } from 'vitest';
import { findBridge } from '../../../src/client/messenger/bridge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.TelegramWebviewProxy;
});

test('without a bridge or parent window there is none', () => {
  expect(findBridge()).toBeUndefined();
  window.TelegramWebviewProxy = {};
  expect(findBridge()).toBeUndefined();
});

test('a web view’s bridge gets method and JSON', () => {
  const postEvent = vi.fn();
  window.TelegramWebviewProxy = { postEvent };
  const say = findBridge();
  say?.('web_app_ready', undefined);
  say?.('web_app_open_link', { url: 'https://example.com' });
  expect(postEvent.mock.calls).toEqual([
    ['web_app_ready', undefined],
    ['web_app_open_link', '{"url":"https://example.com"}'],
  ]);
});

test('external.notify gets a single message', () => {
  const notify = vi.fn();
  vi.stubGlobal('external', { notify });
  findBridge()?.('web_app_close', {});
  expect(notify).toHaveBeenCalledWith('{"eventType":"web_app_close","eventData":{}}');
});

test('in an iframe the parent window gets it, whatever its origin', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('top', {});
  vi.stubGlobal('parent', { postMessage });
  findBridge()?.('web_app_close', {});
  expect(postMessage).toHaveBeenCalledWith('{"eventType":"web_app_close","eventData":{}}', '*');
});
