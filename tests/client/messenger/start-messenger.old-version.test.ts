import { expect, test, vi } from 'vitest';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { shareLink } from '../../../src/client/messenger/links.ts';
import { lockVerticalSwipes } from '../../../src/client/messenger/vertical-swipes.ts';
import { connectMessenger } from './connect-messenger.ts';
import { openInFakeHost, spyOnWarnings } from './fake-host.ts';

test('version 6.0 is sent only methods that it supports, and nothing is logged', async () => {
  const warn = spyOnWarnings();
  const host = openInFakeHost({
    version: '6.0',
    platform: 'tdesktop',
    theme: { bg_color: '#ffffff' },
  });
  await connectMessenger();
  onBackButton(() => undefined)();
  lockVerticalSwipes()();
  haptic.impact();
  expect(isInMessenger()).toBe(true);
  expect(host.calls.map(([method]) => method)).toEqual([
    'iframe_ready',
    'web_app_expand',
    'web_app_request_theme',
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('it cannot share through its chats: the link is copied, and the app stays', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const before = location.href;
  expect(await shareLink({ url: 'https://t.me/vetrina_bot?start=7', text: 'Nosferatu' })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://t.me/vetrina_bot?start=7');
  expect(location.href).toBe(before);
});
