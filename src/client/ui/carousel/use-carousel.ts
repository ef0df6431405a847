import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadCode } from '../../lib/code-loading/load-code.ts';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import { attachWhenNear } from './attach-when-near.ts';
import type { Swiper } from './carousel-swiper.ts';
import { useAutoplay } from './use-autoplay.ts';

type CarouselOptions = {
  name: string;
  wide: boolean;
  /** Of a row that plays: whether it does now. */
  playing: boolean | undefined;
  /** Keys of the slides: a new value updates Swiper. */
  slides: string;
  /** Called when something in the row is pressed. */
  onPress: (() => void) | undefined;
};

/**
 * Attaches Swiper to a row that is within one screen of the view, restores and remembers its position, and tracks if either
 * end is reached. A failure leaves the row its native scrolling.
 */
export function useCarousel({ name, wide, playing, slides, onPress }: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const memory = useHistoryValue(name);
  const latest = useRef({ onPress, memory });
  latest.current = { onPress, memory };

  useLayoutEffect(() => {
    const position = latest.current.memory.recall();
    // Only if needed: setting it forces a layout.
    if (row.current && position > 0) row.current.scrollLeft = position;
  }, []);

  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const remember = (position: number) => latest.current.memory.remember(position);
    let attached: Swiper | undefined;
    const stopWaiting = attachWhenNear(box, async () => {
      const { createCarouselSwiper } = await loadCode(() => import('./carousel-swiper.ts'));
      return () => {
        attached = createCarouselSwiper(box, {
          wide,
          position: latest.current.memory.recall(),
          onMove: ({ isBeginning, isEnd, translate }) => {
            remember(-translate);
            setEdges((was) =>
              was.start === isBeginning && was.end === isEnd ? was : { start: isBeginning, end: isEnd },
            );
          },
        });
        setSwiper(attached);
      };
    });
    const onScroll = () => attached ?? remember(box.scrollLeft);
    const onFocus = ({ target }: FocusEvent) => target instanceof Element && slideToFocused(target, attached);
    const press = () => latest.current.onPress?.();
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('focusin', onFocus);
    box.addEventListener('pointerdown', press);
    return () => {
      stopWaiting();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('pointerdown', press);
      attached?.destroy();
      setSwiper(null);
    };
  }, [wide]);

  useArrowKeys(row);
  useAutoplay(swiper, playing);

  useEffect(() => {
    if (slides) swiper?.update();
  }, [slides, swiper]);

  const step = (direction: 1 | -1) => {
    onPress?.();
    if (swiper) slideByPage(swiper, direction);
  };
  return { row, edges, step };
}

/** The browser scrolls the box to a focused slide: undoes that and moves Swiper's track instead. */
function slideToFocused(target: Element, swiper: Swiper | undefined): void {
  if (!swiper) return;
  swiper.el.scrollLeft = 0;
  if (isFocusVisible(target)) swiper.slideTo(swiper.slides.findIndex((slide) => slide.contains(target)));
}

/** Slides by the slides fully in view, less one. */
function slideByPage(swiper: Swiper, direction: 1 | -1): void {
  const view = Math.max(1, Math.floor(Number(swiper.params.slidesPerView)) - 1);
  swiper.slideTo(swiper.activeIndex + direction * view);
}
