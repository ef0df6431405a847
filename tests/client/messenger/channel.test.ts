// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findChannel } from '../../../src/client/messenger/channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.TelegramWebviewProxy;
});

test('nobody there', () => {
  expect(findChannel()).toBeUndefined();
  window.TelegramWebviewProxy = {};
  expect(findChannel()).toBeUndefined();
});

test('the bridge of a web view gets method and JSON', () => {
  const postEvent = vi.fn();
  window.TelegramWebviewProxy = { postEvent };
  const say = findChannel();
  say?.('web_app_ready', undefined);
  say?.('web_app_open_link', { url: 'https://example.com' });
  expect(postEvent.mock.calls).toEqual([
    ['web_app_ready', undefined],
    ['web_app_open_link', '{"url":"https://example.com"}'],
  ]);
});

test('external.notify gets one message', () => {
  const notify = vi.fn();
  vi.stubGlobal('external', { notify });
  findChannel()?.('web_app_close', {});
  expect(notify).toHaveBeenCalledWith('{"eventType":"web_app_close","eventData":{}}');
});

test('in a frame the parent gets it, wherever it lives', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('top', {});
  vi.stubGlobal('parent', { postMessage });
  findChannel()?.('web_app_close', {});
  expect(postMessage).toHaveBeenCalledWith('{"eventType":"web_app_close","eventData":{}}', '*');
});
