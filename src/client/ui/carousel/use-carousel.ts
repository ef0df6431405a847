import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import type { Swiper } from './carousel-swiper.ts';
import { useAutoplay } from './use-autoplay.ts';

type CarouselOptions = {
  name: string;
  wide: boolean;
  /** Keys of the slides: a new value updates Swiper. */
  slides: string;
  autoplay: boolean;
  onAutoplayStop: (() => void) | undefined;
};

const load = () => import('./carousel-swiper.ts');

/**
 * Attaches Swiper to a row that a mouse hovers over, the keyboard reaches or autoplay moves, restores and remembers
 * its position, tracks if either end is reached, and runs autoplay until something in the row is pressed.
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

  const source = useMemo(() => {
    const attach = async () => {
      const { createCarouselSwiper } = await load();
      // Unmounted or attached meanwhile.
      if (!row.current || swiper.current) return swiper.current;
      swiper.current = createCarouselSwiper(row.current, {
        wide,
        position: latest.current.memory.recall(),
        onMove: ({ isBeginning, isEnd, translate }) => {
          remember(-translate);
          setEdges((was) =>
            was.start === isBeginning && was.end === isEnd ? was : { start: isBeginning, end: isEnd },
          );
        },
      });
      return swiper.current;
    };
    return { load, attach };
  }, [wide, remember]);

  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    // A failure leaves the row its native scrolling, which is all that a finger needs.
    const attach = () => void source.attach().catch(() => undefined);
    // A finger scrolls natively, though its taps also send `mouseenter` and set the focus.
    const onPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && attach();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (isFocusVisible(target)) attach();
      slideToFocused(target, swiper.current);
    };
    box.addEventListener('pointerenter', onPointer);
    box.addEventListener('focusin', onFocus);
    box.addEventListener('pointerdown', stopAutoplay);
    return () => {
      box.removeEventListener('pointerenter', onPointer);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('pointerdown', stopAutoplay);
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [source, stopAutoplay]);

  useArrowKeys(row);

  useEffect(() => {
    if (slides) swiper.current?.update();
  }, [slides]);

  useAutoplay(row, source, autoplay);

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
