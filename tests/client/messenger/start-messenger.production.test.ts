import { expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';

test('a production build has no mock messenger, whatever the URL says', async () => {
  vi.stubEnv('DEV', false);
  history.replaceState(null, '', '/?messenger=mock');
  await startMessenger();
  expect(isInMessenger()).toBe(false);
  expect(window.TelegramWebviewProxy).toBeUndefined();
});
