import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPlatform, useAppearance } from '../../../../src/client/messenger/theme/appearance.ts';
import { connectMessenger } from '../connect-messenger.ts';
import { emit, fakeColorScheme, openInFakeHost } from '../fake-host.ts';

test('platform and appearance follow the messenger; without its colours, the device', async () => {
  const device = fakeColorScheme(true);
  openInFakeHost({ platform: 'ios', version: '7.0' });
  await connectMessenger();
  expect(currentPlatform()).toBe('ios');

  const { result, unmount } = renderHook(useAppearance);
  expect(result.current).toBe('dark');
  act(() => device.turn(false));
  expect(result.current).toBe('light');
  act(() => emit('theme_changed', { theme_params: { bg_color: '#000000' } }));
  expect(result.current).toBe('dark');
  act(() => device.turn(true));
  act(() => emit('theme_changed', { theme_params: { bg_color: '#ffffff' } }));
  expect(result.current).toBe('light');
  unmount();
});
