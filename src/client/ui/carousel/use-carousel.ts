import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import type { Swiper } from './carousel-swiper.ts';
import { endAutoplay, useAutoplay } from './use-autoplay.ts';

type CarouselOptions = {
  name: string;
  wide: boolean;
  /** Keys of the slides: another value updates Swiper. */
  slides: string;
  autoplay: boolean;
  onAutoplayStop: (() => void) | undefined;
};

/**
 * Attaches Swiper to a row that a mouse hovers over or the keyboard reaches, restores and remembers its position, tells
 * whether either end is reached, and runs autoplay while the row is in view, until something in it is touched or has the focus.
 */
export function useCarousel({ name, wide, slides, autoplay, onAutoplayStop }: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const memory = useHistoryValue(name);
  const latest = useRef({ autoplay, onAutoplayStop, memory });
  latest.current = { autoplay, onAutoplayStop, memory };
  const remember = useCallback((position: number) => latest.current.memory.remember(position), []);
  const stopAutoplay = useCallback(() => {
    // Swiper's track keeps its own offset.
    if (row.current && !swiper.current) endAutoplay(row.current);
    if (latest.current.autoplay) latest.current.onAutoplayStop?.();
  }, []);

  useLayoutEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const position = latest.current.memory.recall();
    // Only if needed: setting it forces a layout.
    if (position > 0) box.scrollLeft = position;
    const onScroll = () => swiper.current ?? remember(box.scrollLeft);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [remember]);

  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    let unmounted = false;
    const start = async () => {
      const { createCarouselSwiper } = await import('./carousel-swiper.ts');
      if (unmounted) return;
      endAutoplay(box);
      swiper.current = createCarouselSwiper(box, {
        wide,
        position: latest.current.memory.recall(),
        onMove: ({ isBeginning, isEnd, translate }) => {
          remember(-translate);
          setEdges((was) =>
            was.start === isBeginning && was.end === isEnd ? was : { start: isBeginning, end: isEnd },
          );
        },
        onWheel: stopAutoplay,
      });
    };
    const pending = new AbortController();
    const startOnce = () => {
      pending.abort();
      // A failure leaves the row its native scrolling, which is all that a finger needs.
      start().catch(() => undefined);
    };
    // A finger scrolls natively, though its taps also send `mouseenter` and set the focus.
    const onPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && startOnce();
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && isFocusVisible(target) && startOnce();
    box.addEventListener('pointerenter', onPointer, { signal: pending.signal });
    box.addEventListener('focusin', onFocus, { signal: pending.signal });
    return () => {
      unmounted = true;
      pending.abort();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [wide, remember, stopAutoplay]);

  useArrowKeys(row);
  useEffect(() => {
    const { current: box } = row;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (isFocusVisible(target)) stopAutoplay();
      slideToFocused(target, swiper.current);
    };
    box?.addEventListener('focusin', onFocus);
    box?.addEventListener('pointerdown', stopAutoplay);
    return () => {
      box?.removeEventListener('focusin', onFocus);
      box?.removeEventListener('pointerdown', stopAutoplay);
    };
  }, [stopAutoplay]);

  useEffect(() => {
    if (slides) swiper.current?.update();
  }, [slides]);

  useAutoplay(row, swiper, autoplay, remember);

  const step = (direction: 1 | -1) => {
    stopAutoplay();
    if (swiper.current) slideByPage(swiper.current, direction);
  };
  return { row, edges, step };
}

/** The browser scrolls the box to a focused slide: undoes that and moves Swiper's track instead. */
function slideToFocused(target: Element, swiper: Swiper | null): void {
  if (!swiper) return;
  swiper.el.scrollLeft = 0;
  if (isFocusVisible(target)) swiper.slideTo(swiper.slides.findIndex((slide) => slide.contains(target)));
}

/** Slides by the slides fully in view, less one. */
function slideByPage(swiper: Swiper, direction: 1 | -1): void {
  const view = Math.max(1, Math.floor(Number(swiper.params.slidesPerView)) - 1);
  swiper.slideTo(swiper.activeIndex + direction * view);
}
