import { beforeAll, expect, test, vi } from 'vitest';
import { announceReady, closeApp } from '../../../src/client/messenger/app-lifecycle.ts';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { rawInitData } from '../../../src/client/messenger/launch-params.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { currentAppearance } from '../../../src/client/messenger/theme/appearance.ts';
import { lockVerticalSwipes } from '../../../src/client/messenger/vertical-swipes.ts';
import { emit, fakeColorScheme, launchHash, openInBrowser, spyOnWarnings } from './fake-host.ts';

const warn = spyOnWarnings();

beforeAll(async () => {
  openInBrowser();
  // Left from an earlier visit inside a messenger: in the URL and in session storage.
  location.hash = launchHash({});
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(launchHash({}).slice(1)));
  await startMessenger();
});

test('stored launch parameters alone do not count as a messenger', () => {
  expect(isInMessenger()).toBe(false);
  expect(rawInitData()).toBeUndefined();
});

test('every messenger call is a no-op', async () => {
  const pressed = vi.fn();
  const release = onBackButton(pressed);
  emit('back_button_pressed');
  release();
  lockVerticalSwipes()();
  announceReady();
  haptic.selection();
  haptic.impact();
  haptic.notify('error');
  expect(closeApp()).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('the appearance follows the device', () => {
  const device = fakeColorScheme(true);
  expect(currentAppearance()).toBe('dark');
  device.turn(false);
  expect(currentAppearance()).toBe('light');
});
