// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { fakeColorScheme } from './fake-host.ts';

test('the mock does not start in an iframe, whose parent would get its events', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('top', {});
  fakeColorScheme(false);
  await startMessenger();
  expect(isInMessenger()).toBe(false);
  expect(info).toHaveBeenCalledWith('mock messenger: not inside a frame');
});
