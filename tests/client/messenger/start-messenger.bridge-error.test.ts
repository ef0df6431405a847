import { expect, test } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { openInFakeHost, spyOnWarnings } from './fake-host.ts';

test('a bridge that throws is logged, and the app runs as without a messenger', async () => {
  const warn = spyOnWarnings();
  const host = openInFakeHost();
  history.replaceState(null, '', `/?messenger=none${location.hash}`);
  host.setBroken(true);
  await startMessenger();
  expect(isInMessenger()).toBe(false);
  expect(warn).toHaveBeenCalledWith('messenger: starting failed', expect.any(Error));
});
