import { type RefObject, useEffect, useRef } from 'react';
import type { Swiper } from 'swiper';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { coversSeenSince } from '../../lib/launch/launch-skeleton.ts';
import { loadNow } from '../images/image-priority.ts';

/** Milliseconds of rest before each move, and of the move (behaviour 4.4). */
export const AUTOPLAY = { delay: 2000, speed: 2000 };

/** Milliseconds before a move at which Swiper's code is requested, by then after the covers in view. */
const LEAD_MS = 1000;

/** The source of Swiper's code, and of the row's Swiper, for autoplay. */
export type SwiperSource = { load: () => Promise<unknown>; attach: () => Promise<Swiper | null> };

/** Has Swiper move a row on while it is `playing` and in view, from two seconds after its covers could first be seen. */
export function useAutoplay(
  row: RefObject<HTMLElement | null>,
  source: SwiperSource,
  playing: boolean,
): void {
  const since = useRef<number | null>();
  useEffect(() => {
    if (since.current === undefined) since.current = coversSeenSince();
    const { current: box } = row;
    if (!playing || !box) return;
    const player = playRow(box, source);
    const inView = new IntersectionObserver((entries) => {
      const seenMs = performance.now() - (since.current ?? performance.now());
      since.current = null;
      if (entries.at(-1)?.isIntersecting) player.start(Math.max(0, AUTOPLAY.delay - seenMs));
      else player.pause();
    });
    inView.observe(box);
    return () => {
      inView.disconnect();
      player.stop();
    };
  }, [playing, row, source]);
}

/**
 * Moves a row by one slide at a time, after the last one back to the first; pauses under a mouse and while the row
 * has the focus. Only one timer runs between the moves: Swiper's own module asks for every frame, to count the
 * remaining time.
 */
function playRow(box: HTMLElement, { load, attach }: SwiperSource) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let swiper: Swiper | null = null;
  let position = Number.NaN;
  const moveAfter = (ms: number) => {
    loadUpcoming(box);
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        load().catch(() => undefined);
        timer = setTimeout(() => void move(), Math.min(ms, LEAD_MS));
      },
      Math.max(0, ms - LEAD_MS),
    );
  };
  const move = async () => {
    if (document.hidden || isHeld(box)) return moveAfter(AUTOPLAY.delay);
    swiper = await attach().catch(() => null);
    if (!isRunning || !swiper) return;
    if (swiper.isEnd) swiper.slideTo(0);
    else swiper.slideNext();
    position = swiper.translate;
    moveAfter(AUTOPLAY.speed + AUTOPLAY.delay);
  };
  const pause = () => {
    isRunning = false;
    clearTimeout(timer);
  };
  return {
    start: (ms: number) => {
      isRunning = true;
      moveAfter(ms);
    },
    /** A move in progress ends. */
    pause,
    /** Stops a move in progress, unless something else has moved the row since. */
    stop: () => {
      pause();
      if (swiper && !swiper.destroyed && swiper.translate === position) hold(swiper);
    },
  };
}

function isHeld(box: HTMLElement): boolean {
  const { activeElement: focused } = document;
  const isKeyboardIn = focused !== null && box.contains(focused) && isFocusVisible(focused);
  // Measures the track, which moves: at its end the box overflows no longer.
  const { scrollWidth = 0, clientWidth = 0 } = box.firstElementChild ?? {};
  const isAllInView = scrollWidth - clientWidth < 2;
  return isAllInView || isKeyboardIn || box.matches(':hover');
}

function hold(swiper: Swiper): void {
  swiper.setTransition(0);
  swiper.setTranslate(swiper.getTranslate());
}

/** Covers that the next move brings into view. */
function loadUpcoming(box: HTMLElement): void {
  const slides = [...(box.firstElementChild?.children ?? [])].map(
    (slide) => slide.getBoundingClientRect().left,
  );
  const [first = 0, second = first] = slides;
  const edge = box.getBoundingClientRect().right + second - first;
  const images = [...box.querySelectorAll('img')];
  // All are measured before the first one changes, so that the browser lays the row out once.
  images.filter((image) => image.getBoundingClientRect().left < edge).forEach(loadNow);
}
