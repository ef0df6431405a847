import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarouselSlides } from '../../../../src/client/ui/carousel/carousel-slides.tsx';
import * as carouselSwiper from '../../../../src/client/ui/carousel/carousel-swiper.ts';
import { AlwaysIntersectingObserver } from '../../support/always-intersecting-observer.ts';

const started = vi.spyOn(carouselSwiper, 'createCarouselSwiper');

function row(ids: readonly number[]) {
  return (
    <MemoryRouter>
      <CarouselSlides name="Riga">
        {ids.map((id) => (
          <a key={id} href={`/${id}`}>
            {id}
          </a>
        ))}
      </CarouselSlides>
    </MemoryRouter>
  );
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver));

afterEach(() => {
  vi.unstubAllGlobals();
  started.mockClear();
});

const box = () => screen.getByRole('list').parentElement ?? document.body;

test('Swiper is attached to rows near the view without a touch, to one a frame', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  render([1, 4].map((id) => <div key={id}>{row([id, id + 1])}</div>));
  for (const attached of [1, 2]) {
    await waitFor(() => expect(frames).not.toEqual([]));
    for (const draw of frames.splice(0)) draw(0);
    await waitFor(() => expect(started).toHaveBeenCalledTimes(attached));
  }
});

test('a row far from the view keeps its native scrolling', async () => {
  vi.unstubAllGlobals();
  render(row([1, 2, 3]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(started).not.toHaveBeenCalled();
});

test('a row whose Swiper fails to load keeps its native scroll position', async () => {
  started.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  const { unmount } = render(row([1, 2, 3]));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  box().scrollLeft = 120;
  fireEvent.scroll(box());
  unmount();
  render(row([1, 2, 3]));
  expect(box().scrollLeft).toBe(120);
});

test('replacing the slides by as many others updates Swiper', async () => {
  // happy-dom computes no layout, and Swiper ignores a row without a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const { rerender } = render(row([1, 2, 3]));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  const swiper = started.mock.results[0]?.value;
  rerender(row([4, 5, 6]));
  await waitFor(() =>
    expect(swiper.slides.map((slide: Element) => slide.textContent)).toEqual(['4', '5', '6']),
  );
  expect(swiper.slides.every((slide: Element) => slide.isConnected)).toBe(true);
});

test('a row that Swiper has moved stays where it is when it is pressed', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  render(row([1, 2, 3, 4, 5, 6]));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  const swiper = started.mock.results[0]?.value;
  await waitFor(() => expect(swiper.initialized).toBe(true));
  swiper.setTranslate(-50);
  const { transform } = screen.getByRole('list').style;
  expect(transform).toContain('-50');
  fireEvent.pointerDown(box());
  expect(screen.getByRole('list').style.transform).toBe(transform);
});
