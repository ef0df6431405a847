import { expect, test } from 'vitest';
import { haptic } from '../../../src/client/messenger/haptic.ts';
import { connectMessenger } from './connect-messenger.ts';
import { openInFakeHost } from './fake-host.ts';

test('each haptic has the parameters of the protocol', async () => {
  const host = openInFakeHost();
  await connectMessenger();
  haptic.selection();
  haptic.impact();
  haptic.impact('rigid');
  haptic.notify('success');
  haptic.notify('error');
  expect(host.paramsOf('web_app_trigger_haptic_feedback')).toEqual([
    { type: 'selection_change' },
    { type: 'impact', impact_style: 'light' },
    { type: 'impact', impact_style: 'rigid' },
    { type: 'notification', notification_type: 'success' },
    { type: 'notification', notification_type: 'error' },
  ]);
});
