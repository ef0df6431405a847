// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { inMessenger } from '../../../src/client/messenger/environment.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { lockVerticalSwipes } from '../../../src/client/messenger/swipes.ts';
import { openInHost, watchWarnings } from './fake-host.ts';

test('a messenger of the first days hears nothing it does not know, and nothing is logged', async () => {
  const warn = watchWarnings();
  const host = openInHost({
    version: '6.0',
    platform: 'tdesktop',
    theme: { bg_color: '#ffffff' },
  });
  await startMessenger();
  onBackButton(() => undefined)();
  lockVerticalSwipes()();
  haptic.impact();
  expect(inMessenger()).toBe(true);
  expect(host.calls.map(([method]) => method)).toEqual([
    'iframe_ready',
    'web_app_request_theme',
    'web_app_expand',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
