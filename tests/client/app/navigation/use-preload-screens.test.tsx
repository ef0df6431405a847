import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  usePreloadPressedScreen,
  usePreloadScreens,
  usePreloadTitle,
} from '../../../../src/client/app/navigation/use-preload-screens.ts';
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

test('a title’s code is loaded once a screen that links to titles is at rest, and never for other screens', async () => {
  vi.useFakeTimers();
  const preload = vi.fn(() => Promise.reject(new Error('offline')));
  function PageWithLink({ to }: { to: string }) {
    usePreloadTitle(preload);
    return (
      <main>
        <a href={to}>A</a>
      </main>
    );
  }
  const page = render(<PageWithLink to="/genere/Crime" />);
  queueImage(document.body, () => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).not.toHaveBeenCalled();
  page.unmount();
  render(<PageWithLink to="/content-view/7" />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preload).toHaveBeenCalledOnce();
});
