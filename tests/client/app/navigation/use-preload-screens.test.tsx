import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePreloadScreens } from '../../../../src/client/app/navigation/use-preload-screens.ts';

type Screens = Parameters<typeof usePreloadScreens>[0];
const NONE: Screens = [];

function Page({ screens, whenUsed = NONE }: { screens: Screens; whenUsed?: Screens }) {
  usePreloadScreens(screens, whenUsed);
  return null;
}

test('screens are preloaded some seconds after the start; offline only once the network is back', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(async () => undefined);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screens = [{ preload }];
  render(<Page screens={screens} />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(preload).toHaveBeenCalledOnce();
});

test('what only a person who goes on needs is preloaded last, and not before a press', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(async () => undefined);
  const whenUsed = [{ preload }];
  render(<Page screens={NONE} whenUsed={whenUsed} />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(preload).toHaveBeenCalledOnce();
});
