import { useEffect } from 'react';
import type { Swiper } from 'swiper';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { coversSeenSince } from '../../lib/launch/launch-skeleton.ts';
import { loadNow } from '../images/image-priority.ts';
import { AUTOPLAY, type PlayedRow } from './use-carousel.ts';

/** Milliseconds before a move at which Swiper's code is requested, by then after the covers in view. */
const LEAD_MS = 1000;

/** Has Swiper move a row on while this is rendered and the row in view, from two seconds after its covers could first be seen. */
export function Autoplay({ row, source }: PlayedRow): null {
  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    let since: number | null = coversSeenSince();
    const player = playRow(box, source);
    const inView = new IntersectionObserver((entries) => {
      const seenMs = performance.now() - (since ?? performance.now());
      since = null;
      if (entries.at(-1)?.isIntersecting) player.start(Math.max(0, AUTOPLAY.delay - seenMs));
      else player.pause();
    });
    inView.observe(box);
    return () => {
      inView.disconnect();
      player.stop();
    };
  }, [row, source]);
  return null;
}

/**
 * Moves a row by one slide at a time, after the last one back to the first; pauses under a mouse and while the row
 * has the focus. Only one timer runs between the moves: Swiper's own module asks for every frame, to count the
 * remaining time.
 */
function playRow(box: HTMLElement, { load, attach }: PlayedRow['source']) {
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
    /** Stops a move in progress, unless something else has moved the row since, or the row has gone. */
    stop: () => {
      pause();
      if (swiper && !swiper.destroyed && box.isConnected && swiper.translate === position) hold(swiper);
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
