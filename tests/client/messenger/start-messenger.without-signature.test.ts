import { expect, test, vi } from 'vitest';
import { closeApp } from '../../../src/client/messenger/app-lifecycle.ts';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { connectMessenger } from './connect-messenger.ts';
import { emit, openInFakeHost, spyOnWarnings } from './fake-host.ts';

test('a messenger whose launch data have no signature is served as any other, the SDK’s functions included', async () => {
  const warn = spyOnWarnings();
  const host = openInFakeHost({ version: '7.10', initData: 'auth_date=1&hash=a' });
  await connectMessenger();
  history.replaceState(null, '', '/films');
  const pressed = vi.fn();
  onBackButton(pressed);
  emit('back_button_pressed');
  expect(pressed).toHaveBeenCalledOnce();
  haptic.selection();
  expect(host.paramsOf('web_app_trigger_haptic_feedback')).toEqual([{ type: 'selection_change' }]);
  expect(closeApp()).toBe(true);
  expect(host.paramsOf('web_app_close')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
