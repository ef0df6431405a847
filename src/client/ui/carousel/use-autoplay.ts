import { type RefObject, useEffect } from 'react';
import type { Swiper } from 'swiper';
import { loadNow } from '../images/image-priority.ts';

/** Milliseconds of rest before each move, and of the move (behaviour 4.4). */
const DELAY_MS = 2000;
export const AUTOPLAY_SPEED_MS = 2000;

/**
 * Moves a row on by one slide at a time, after the last one back to the first, while it is `playing` and in view. One
 * transition of the track is a move, so that the browser needs no script for its frames; Swiper moves the row that has it.
 * @param onMove gets the position in pixels to which the row moves
 */
export function useAutoplay(
  row: RefObject<HTMLElement | null>,
  swiper: RefObject<Swiper | null>,
  playing: boolean,
  onMove: (position: number) => void,
): void {
  useEffect(() => {
    const { current: box } = row;
    if (!playing || !box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moveAfter = (ms: number) => {
      loadUpcoming(box);
      timer = setTimeout(() => {
        if (document.hidden || box.matches(':hover')) return moveAfter(DELAY_MS);
        if (swiper.current) moveSwiper(swiper.current);
        else onMove(moveTrack(box));
        moveAfter(AUTOPLAY_SPEED_MS + DELAY_MS);
      }, ms);
    };
    const inView = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) moveAfter(DELAY_MS);
    });
    inView.observe(box);
    return () => {
      inView.disconnect();
      clearTimeout(timer);
    };
  }, [playing, row, swiper, onMove]);
}

/** Turns the track's offset into the row's scroll position, from which a finger or Swiper goes on. */
export function endAutoplay(box: HTMLElement): void {
  const track = box.firstElementChild;
  if (!(track instanceof HTMLElement) || !track.style.transform) return;
  const position = positionOf(box, track);
  track.style.transition = '';
  track.style.transform = '';
  box.scrollLeft = position;
}

function moveSwiper(swiper: Swiper): void {
  if (swiper.isEnd) swiper.slideTo(0);
  else swiper.slideNext();
}

function moveTrack(box: HTMLElement): number {
  const track = box.firstElementChild;
  if (!(track instanceof HTMLElement)) return 0;
  const step = stepOf(track);
  const last = (track.scrollWidth - track.clientWidth) / step;
  const slide = positionOf(box, track) / step;
  const next = slide > last - 0.1 ? 0 : Math.min(Math.round(slide) + 1, last);
  track.style.transition = `transform ${AUTOPLAY_SPEED_MS}ms ease`;
  // By the stylesheet's geometry: right also after the phone has been turned.
  track.style.transform = `translateX(calc(${box.scrollLeft}px - ${next} * (100% + var(--gap)) / var(--slides)))`;
  return next * step;
}

/** Covers that the next move brings into view. */
function loadUpcoming(box: HTMLElement): void {
  const track = box.firstElementChild;
  if (!track) return;
  const edge = box.getBoundingClientRect().right + stepOf(track);
  const images = [...track.querySelectorAll('img')];
  // All are measured before the first one changes, so that the browser lays the row out once.
  images.filter((image) => image.getBoundingClientRect().left < edge).forEach(loadNow);
}

function positionOf(box: HTMLElement, track: Element): number {
  return box.scrollLeft - new DOMMatrix(getComputedStyle(track).transform).e;
}

/** From one slide to the next, in pixels. */
function stepOf({ children: [first, second] }: Element): number {
  const start = first?.getBoundingClientRect().left ?? 0;
  return (second?.getBoundingClientRect().left ?? start) - start || 1;
}
