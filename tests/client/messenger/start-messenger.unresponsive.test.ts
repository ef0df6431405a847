import { expect, test, vi } from 'vitest';
import { connectMessenger } from './connect-messenger.ts';
import { cssVariable, emit, openInFakeHost, spyOnWarnings } from './fake-host.ts';

test('an unresponsive host blocks nothing and is logged after the timeout; late events still apply', async () => {
  vi.useFakeTimers();
  const warn = spyOnWarnings();
  openInFakeHost({ theme: { bg_color: '#101820' } });
  await connectMessenger();
  expect(cssVariable('--tg-theme-bg-color')).toBe('#101820');

  await vi.advanceTimersByTimeAsync(4900);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'messenger: asking for the safe area inset failed',
    'messenger: asking for the content safe area inset failed',
  ]);

  emit('safe_area_changed', { top: 12, right: 0, bottom: 0, left: 0 });
  expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('12px');
});
