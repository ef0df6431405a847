import { expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { connectMessenger } from './connect-messenger.ts';
import { fakeColorScheme } from './fake-host.ts';

test('the mock does not start in an iframe, whose parent would get its events', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('top', {});
  fakeColorScheme(false);
  await connectMessenger();
  expect(isInMessenger()).toBe(false);
  expect(info).toHaveBeenCalledWith('mock messenger: not inside a frame');
});
