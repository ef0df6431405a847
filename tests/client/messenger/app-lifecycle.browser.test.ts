import { expect, test, vi } from 'vitest';
import { closeApp } from '../../../src/client/messenger/app-lifecycle.ts';

test('outside a messenger there is nothing to close', async () => {
  expect(closeApp()).toBe(false);
});

test('without a bridge the messenger’s own script closes, where the page has it', async () => {
  const close = vi.fn<() => void>();
  window.Telegram = { WebApp: { close } };
  expect(closeApp()).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('a bridge without launch parameters still gets web_app_close', async () => {
  const postEvent = vi.fn<(method: string, json: string | undefined) => void>();
  window.TelegramWebviewProxy = { postEvent };
  expect(closeApp()).toBe(false);
  expect(postEvent).toHaveBeenCalledWith('web_app_close', undefined);
});
