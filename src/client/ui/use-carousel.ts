import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { importWhenOnline } from '../lib/import-when-online.ts';
import { useRowMemory } from '../lib/row-memory.ts';
import { useArrowKeys } from '../lib/use-arrow-keys.ts';
import { useInSight } from '../lib/use-in-sight.ts';
import type { Swiper } from './carousel-motion.ts';
import { whenNeeded } from './when-needed.ts';

type CarouselMotion = {
  name: string;
  wide: boolean;
  /** Tells these slides from others. */
  slides: string;
  autoplay: boolean;
  onAutoplayStop: (() => void) | undefined;
};

/**
 * Brings a row to life once it is needed and its code has come: where it stands, which ends it has reached,
 * whether it moves by itself. It does so only while it can be seen and nothing in it has the focus.
 */
export function useCarousel({ name, wide, slides, autoplay, onAutoplayStop }: CarouselMotion) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const [live, setLive] = useState(false);
  const resting = useRef(false);
  const memory = useRowMemory(name);
  const latest = useRef({ autoplay, onAutoplayStop, memory });
  latest.current = { autoplay, onAutoplayStop, memory };

  useLayoutEffect(() => {
    const { current: box } = row;
    if (!box) return;
    const place = latest.current.memory.recall();
    // Only where there is something to do: it makes the browser lay out the page at once.
    if (place > 0) box.scrollLeft = place;
    const remember = () => swiper.current ?? latest.current.memory.remember(box.scrollLeft);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const { current: box } = row;
    if (!box) return;
    let gone = false;
    const start = async () => {
      const { startMotion } = await importWhenOnline(() => import('./carousel-motion.ts'));
      if (gone) return;
      swiper.current = startMotion(box, {
        wide,
        autoplay: latest.current.autoplay,
        place: latest.current.memory.recall(),
        onMove: ({ isBeginning, isEnd, translate }) => {
          latest.current.memory.remember(-translate);
          setEdges((was) =>
            was.start === isBeginning && was.end === isEnd ? was : { start: isBeginning, end: isEnd },
          );
        },
        onAutoplayStop: () => resting.current || latest.current.onAutoplayStop?.(),
      });
      setLive(true);
    };
    // Without that code the row goes on being scrolled by the browser.
    const stop = whenNeeded(box, () => void start().catch(() => undefined));
    return () => {
      gone = true;
      stop();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [wide]);

  useArrowKeys(row);
  useEffect(() => {
    const box = row.current;
    const onFocus = ({ target }: FocusEvent) => follow(target, swiper.current);
    box?.addEventListener('focusin', onFocus);
    return () => box?.removeEventListener('focusin', onFocus);
  }, []);

  useEffect(() => {
    if (slides) swiper.current?.update();
  }, [slides]);

  const inSight = useInSight(row, autoplay);
  const moving = autoplay && inSight;
  useEffect(() => {
    const motion = live ? swiper.current?.autoplay : undefined;
    if (moving) motion?.start();
    // Out of sight it rests, and goes on later: that is no stop to tell of.
    resting.current = !moving;
    if (!moving) motion?.stop();
  }, [moving, live]);

  return { row, swiper, edges };
}

/** The browser scrolls the box to what gets the focus; the carousel has to move its track instead. */
function follow(target: EventTarget | null, swiper: Swiper | null): void {
  if (!swiper || !(target instanceof Element)) return;
  swiper.el.scrollLeft = 0;
  if (!target.matches(':focus-visible')) return;
  swiper.autoplay.stop();
  swiper.slideTo(swiper.slides.findIndex((slide) => slide.contains(target)));
}
