import { expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { connectMessenger } from './connect-messenger.ts';
import { launchHash, openInBrowser, spyOnWarnings } from './fake-host.ts';

test('in an iframe with launch parameters events go to the parent window', async () => {
  spyOnWarnings();
  const heard = vi.fn();
  vi.stubGlobal('top', {});
  vi.stubGlobal('parent', { postMessage: heard });
  openInBrowser();
  location.hash = launchHash({ platform: 'weba' });
  await connectMessenger();
  expect(isInMessenger()).toBe(true);
  expect(heard.mock.calls.map(([message]) => JSON.parse(message).eventType)).toContain('web_app_expand');
});
