// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { inMessenger } from '../../../src/client/messenger/environment.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';

test('a production build plays no messenger by itself', async () => {
  vi.stubEnv('DEV', false);
  await startMessenger();
  expect(inMessenger()).toBe(false);
  expect(window.TelegramWebviewProxy).toBeUndefined();
});
