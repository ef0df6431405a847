import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  usePreloadPressedScreen,
  usePreloadScreens,
  usePreloadTitle,
} from '../../../../src/client/app/navigation/use-preload-screens.ts';
import { IDLE_TIMEOUT_MS, VISIBLE_TIMEOUT_MS } from '../../../../src/client/lib/timing/launch-clock.ts';
import { queueImage } from '../../../../src/client/ui/images/image-priority.ts';

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

function PageWithLink({ preload, to }: { preload: () => Promise<unknown>; to: string }) {
  usePreloadTitle(preload);
  return (
    <main>
      <a href={to}>A</a>
    </main>
  );
}

test('a title’s code is loaded once the browser is idle on a screen that links to titles', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(() => Promise.reject(new Error('offline')));
  render(<PageWithLink preload={preload} to="/content-view/7" />);
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS);
  expect(preload).toHaveBeenCalledOnce();
});

test('it is loaded once images have had time if titles come later, and never on other screens', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(async () => undefined);
  const { rerender } = render(<PageWithLink preload={preload} to="/genere/Crime" />);
  await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS);
  expect(preload).not.toHaveBeenCalled();
  rerender(<PageWithLink preload={preload} to="/content-view/7" />);
  queueImage(document.body, () => undefined);
  await vi.advanceTimersByTimeAsync(VISIBLE_TIMEOUT_MS);
  expect(preload).toHaveBeenCalledOnce();
});
