import { expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { openInBrowser, spyOnWarnings } from './fake-host.ts';

test('an iframe without launch parameters is not a messenger: nothing is sent or logged', async () => {
  const warn = spyOnWarnings();
  const heard = vi.fn();
  vi.stubGlobal('top', {});
  vi.stubGlobal('parent', { postMessage: heard });
  openInBrowser();
  await startMessenger();
  expect(isInMessenger()).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
