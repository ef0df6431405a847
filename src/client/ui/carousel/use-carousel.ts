import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import { useInView } from '../../lib/scroll/use-in-view.ts';
import { whenVisibleImagesLoaded } from '../images/image-priority.ts';
import { hasMouse } from '../images/use-render-when-near.ts';
import type { Swiper } from './carousel-swiper.ts';
import { whenVisibleOrTouched } from './when-visible-or-touched.ts';

/** Milliseconds until a row that plays by itself has its code loaded: pictures in view may come first, its first move may not wait. */
const AUTOPLAY_LOAD_MS = 1000;

type CarouselOptions = {
  name: string;
  wide: boolean;
  /** Keys of the slides: another value updates Swiper. */
  slides: string;
  autoplay: boolean;
  onAutoplayStop: (() => void) | undefined;
};

/**
 * Attaches Swiper to a row lazily, restores and remembers its position, tells whether either end is reached, and runs
 * autoplay while the row is in view and nothing in it has the focus.
 */
export function useCarousel({ name, wide, slides, autoplay, onAutoplayStop }: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const [live, setLive] = useState(false);
  const paused = useRef(false);
  const memory = useHistoryValue(name);
  const latest = useRef({ autoplay, onAutoplayStop, memory });
  latest.current = { autoplay, onAutoplayStop, memory };

  useLayoutEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const position = latest.current.memory.recall();
    // Only if needed: setting it forces a layout.
    if (position > 0) box.scrollLeft = position;
    const remember = () => swiper.current ?? latest.current.memory.remember(box.scrollLeft);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    let unmounted = false;
    const start = async (seenAt: number) => {
      const { createCarouselSwiper } = await import('./carousel-swiper.ts');
      if (unmounted) return;
      swiper.current = createCarouselSwiper(box, {
        wide,
        autoplay: latest.current.autoplay,
        seenAt,
        position: latest.current.memory.recall(),
        onMove: ({ isBeginning, isEnd, translate }) => {
          latest.current.memory.remember(-translate);
          setEdges((was) =>
            was.start === isBeginning && was.end === isEnd ? was : { start: isBeginning, end: isEnd },
          );
        },
        onAutoplayStop: () => paused.current || latest.current.onAutoplayStop?.(),
      });
      setLive(true);
    };
    // Without Swiper the row keeps native scrolling: a touch screen needs no more until the row is touched.
    const untouched = hasMouse() ? whenVisibleImagesLoaded() : new Promise<never>(() => undefined);
    const ready = latest.current.autoplay ? delay(AUTOPLAY_LOAD_MS) : untouched;
    const stop = whenVisibleOrTouched(box, ready, (seenAt) => void start(seenAt).catch(() => undefined));
    return () => {
      unmounted = true;
      stop();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [wide]);

  useArrowKeys(row);
  useEffect(() => {
    const box = row.current;
    const onFocus = ({ target }: FocusEvent) => slideToFocused(target, swiper.current);
    box?.addEventListener('focusin', onFocus);
    return () => box?.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    if (slides) swiper.current?.update();
  }, [slides]);

  const inView = useInView(row, autoplay);
  const moving = autoplay && inView;
  useEffect(() => {
    const motion = live ? swiper.current?.autoplay : undefined;
    if (moving) motion?.start();
    // A pause out of view is resumed later: not reported by `onAutoplayStop`.
    paused.current = !moving;
    if (!moving) motion?.stop();
  }, [moving, live]);

  return { row, swiper, edges };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The browser scrolls the box to a focused slide: undoes that and moves Swiper's track instead. */
function slideToFocused(target: EventTarget | null, swiper: Swiper | null): void {
  if (!swiper || !(target instanceof Element)) return;
  swiper.el.scrollLeft = 0;
  if (!isFocusVisible(target)) return;
  swiper.autoplay.stop();
  swiper.slideTo(swiper.slides.findIndex((slide) => slide.contains(target)));
}
