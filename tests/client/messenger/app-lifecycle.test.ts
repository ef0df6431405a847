import { beforeAll, expect, test } from 'vitest';
import { announceReady, closeApp } from '../../../src/client/messenger/app-lifecycle.ts';
import { connectMessenger } from './connect-messenger.ts';
import { openInFakeHost, spyOnWarnings } from './fake-host.ts';

const host = openInFakeHost();

beforeAll(() => connectMessenger());

test('web_app_ready is sent once', () => {
  announceReady();
  announceReady();
  expect(host.paramsOf('web_app_ready')).toHaveLength(1);
});

test('close() sends web_app_close, and returns false when the bridge fails', async () => {
  expect(closeApp()).toBe(true);
  expect(host.paramsOf('web_app_close')).toHaveLength(1);

  const warn = spyOnWarnings();
  host.setBroken(true);
  expect(closeApp()).toBe(false);
  expect(warn).toHaveBeenCalledWith('messenger: closing failed', expect.any(Error));
});
