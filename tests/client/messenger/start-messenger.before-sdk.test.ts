import { expect, test, vi } from 'vitest';
import { announceReady } from '../../../src/client/messenger/app-lifecycle.ts';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { connectSdk } from '../../../src/client/messenger/sdk.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';
import { cssVariable, emit, openInFakeHost } from './fake-host.ts';

const AREA = { top: 30, right: 0, bottom: 0, left: 0 };

test('nothing is posted before the SDK has loaded; then it posts what was asked for, and hears what was said', async () => {
  const pressed = vi.fn();
  const host = openInFakeHost({ theme: { bg_color: '#101820' } });
  await startMessenger();
  expect(document.documentElement.dataset['appearance']).toBe('dark');
  onBackButton(pressed);
  haptic.selection();
  announceReady();
  // A native messenger calls a function of the page, a web client posts a message.
  window.Telegram?.WebView?.receiveEvent?.('safe_area_changed', AREA);
  emit('theme_changed', { theme_params: { bg_color: '#fefefe' } });
  emit('set_custom_style', 'body { scrollbar-width: thin }');
  expect(host.calls).toEqual([]);

  await connectSdk();
  expect(host.calls).toEqual([
    ['iframe_ready', { reload_supported: true }],
    ['web_app_expand', undefined],
    ['web_app_request_theme', undefined],
    ['web_app_set_header_color', { color_key: 'bg_color' }],
    ['web_app_set_background_color', { color: '#101820' }],
    ['web_app_set_bottom_bar_color', { color: '#101820' }],
    ['web_app_request_safe_area', undefined],
    ['web_app_request_content_safe_area', undefined],
    ['web_app_set_header_color', { color_key: 'bg_color' }],
    ['web_app_set_background_color', { color: '#fefefe' }],
    ['web_app_set_bottom_bar_color', { color: '#fefefe' }],
    ['web_app_setup_back_button', { is_visible: true }],
    ['web_app_setup_swipe_behavior', { allow_vertical_swipe: false }],
    ['web_app_setup_swipe_behavior', { allow_vertical_swipe: true }],
    ['web_app_trigger_haptic_feedback', { type: 'selection_change' }],
    ['web_app_ready', undefined],
  ]);
  expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('30px');
  expect(document.documentElement.dataset['appearance']).toBe('light');
  expect(document.getElementById('telegram-custom-styles')?.textContent).toContain('scrollbar-width');

  emit('back_button_pressed');
  expect(pressed).toHaveBeenCalledTimes(1);
  window.Telegram?.WebView?.receiveEvent?.('back_button_pressed', undefined);
  expect(pressed).toHaveBeenCalledTimes(2);
});
