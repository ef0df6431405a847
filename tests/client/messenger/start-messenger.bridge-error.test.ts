import { expect, test } from 'vitest';
import { closeApp } from '../../../src/client/messenger/app-lifecycle.ts';
import { connectMessenger } from './connect-messenger.ts';
import { cssVariable, emit, openInFakeHost, spyOnWarnings } from './fake-host.ts';

test('a bridge that throws is logged at each call, and what the messenger says still arrives', async () => {
  const warn = spyOnWarnings();
  const host = openInFakeHost();
  host.setBroken(true);
  await connectMessenger();
  expect(warn).toHaveBeenCalledWith('messenger: starting the SDK failed', expect.any(Error));
  emit('theme_changed', { theme_params: { bg_color: '#101820' } });
  expect(cssVariable('--tg-theme-bg-color')).toBe('#101820');
  expect(closeApp()).toBe(false);
  host.setBroken(false);
  expect(closeApp()).toBe(true);
});
