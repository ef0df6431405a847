import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  usePreloadPressedScreen,
  usePreloadScreens,
} from '../../../../src/client/app/navigation/use-preload-screens.ts';

type Screens = Parameters<typeof usePreloadScreens>[0];

function Page({ screens }: { screens: Screens }) {
  usePreloadScreens(screens);
  return null;
}

test('screens are preloaded after a press, once what it opens has had time; offline when the network is back', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(async () => undefined);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screens = [{ preload }];
  render(<Page screens={screens} />);
  network.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(preload).not.toHaveBeenCalled();
  network.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(preload).toHaveBeenCalledOnce();
});

test('a press on a link has its screen’s code loaded before the click, a press elsewhere none', () => {
  const preload = vi.fn(async () => undefined);
  function PageWithLink() {
    usePreloadPressedScreen(preload);
    return (
      <>
        <a href="/tu">
          <span>A</span>
        </a>
        <p>B</p>
      </>
    );
  }
  render(<PageWithLink />);
  fireEvent.pointerDown(screen.getByText('B'));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('A'));
  expect(preload).toHaveBeenCalledExactlyOnceWith('/tu');
});
