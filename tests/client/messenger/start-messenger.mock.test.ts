import { expect, test, vi } from 'vitest';
import { closeApp } from '../../../src/client/messenger/app-lifecycle.ts';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { rawInitData } from '../../../src/client/messenger/launch-params.ts';
import { connectMessenger } from './connect-messenger.ts';
import { cssVariable, fakeColorScheme } from './fake-host.ts';

test('in development a plain browser gets a mock messenger', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const device = fakeColorScheme(false);
  await connectMessenger();
  expect(isInMessenger()).toBe(true);
  expect(rawInitData()).toBeUndefined();
  expect(cssVariable('--tg-theme-bg-color')).toBe('#ffffff');

  await vi.waitFor(() => expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('0px'));
  expect(cssVariable('--tg-viewport-content-safe-area-inset-top')).toBe('0px');

  device.turn(true);
  expect(cssVariable('--tg-theme-bg-color')).toBe('#17212b');

  haptic.impact();
  expect(closeApp()).toBe(true);
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith('mock messenger: web_app_close', {}));
  const haptics = { type: 'impact', impact_style: 'light' };
  expect(info).toHaveBeenCalledWith('mock messenger: web_app_trigger_haptic_feedback', haptics);
});
