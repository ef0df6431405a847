import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadCode } from '../../lib/code-loading/load-code.ts';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import type { Swiper } from './carousel-swiper.ts';

type CarouselOptions = {
  name: string;
  wide: boolean;
  /** Keys of the slides: a new value updates Swiper. */
  slides: string;
  /** Called when something in the row is pressed. */
  onPress: (() => void) | undefined;
};

/** Milliseconds of rest before each move of a row that plays, and of the move (behaviour 4.4). */
export const AUTOPLAY = { delay: 2000, speed: 2000 };

/** A row, and the source of Swiper's code and of the row's Swiper. */
export type PlayedRow = {
  row: RefObject<HTMLElement | null>;
  source: { load: () => Promise<unknown>; attach: () => Promise<Swiper | null> };
};

const load = () => loadCode(() => import('./carousel-swiper.ts'));

/**
 * Attaches Swiper to a row that a mouse hovers over, the keyboard reaches or autoplay moves, restores and remembers
 * its position, and tracks if either end is reached.
 */
export function useCarousel({ name, wide, slides, onPress }: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const memory = useHistoryValue(name);
  const latest = useRef({ onPress, memory });
  latest.current = { onPress, memory };
  const remember = useCallback((position: number) => latest.current.memory.remember(position), []);
  const press = useCallback(() => latest.current.onPress?.(), []);

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
        autoplay: wide ? AUTOPLAY : undefined,
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
    box.addEventListener('pointerdown', press);
    return () => {
      box.removeEventListener('pointerenter', onPointer);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('pointerdown', press);
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [source, press]);

  useArrowKeys(row);

  useEffect(() => {
    if (slides) swiper.current?.update();
  }, [slides]);

  const step = (direction: 1 | -1) => {
    press();
    if (swiper.current) slideByPage(swiper.current, direction);
  };
  return { row, source, edges, step };
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
