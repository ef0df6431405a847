import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CarouselSlides } from '../../../../src/client/ui/carousel/carousel-slides.tsx';
import * as carouselSwiper from '../../../../src/client/ui/carousel/carousel-swiper.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
  started.mockClear();
});

const hover = () => fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
const box = () => screen.getByRole('list').parentElement ?? document.body;
const shortDelay = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test('Swiper is attached to a row on hover or focus, and not before', async () => {
  render(row([1, 2, 3]));
  await shortDelay();
  expect(started).not.toHaveBeenCalled();
  hover();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  hover();
  await shortDelay();
  expect(started).toHaveBeenCalledOnce();
});

test('a row whose Swiper fails to load keeps its native scroll position', async () => {
  started.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  const { unmount } = render(row([1, 2, 3]));
  hover();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  await shortDelay();
  box().scrollLeft = 120;
  fireEvent.scroll(box());
  unmount();
  render(row([1, 2, 3]));
  expect(box().scrollLeft).toBe(120);
});

test('a touch screen keeps native scrolling', async () => {
  render(row([1, 2, 3]));
  fireEvent.pointerEnter(box(), { pointerType: 'touch' });
  for (const touch of [fireEvent.touchStart, fireEvent.pointerDown, fireEvent.touchEnd]) touch(box());
  // A browser's events for a tap.
  fireEvent.mouseEnter(box());
  await shortDelay();
  expect(started).not.toHaveBeenCalled();
});

test('replacing the slides by as many others updates Swiper', async () => {
  // happy-dom computes no layout, and Swiper ignores a row without a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const { rerender } = render(row([1, 2, 3]));
  hover();
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
  hover();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  const swiper = started.mock.results[0]?.value;
  await waitFor(() => expect(swiper.initialized).toBe(true));
  swiper.setTranslate(-50);
  const { transform } = screen.getByRole('list').style;
  expect(transform).toContain('-50');
  fireEvent.pointerDown(box());
  expect(screen.getByRole('list').style.transform).toBe(transform);
});
