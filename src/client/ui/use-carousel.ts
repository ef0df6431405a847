import { useEffect, useRef, useState } from 'react';
import { useRowMemory } from '../lib/row-memory.ts';
import { useArrowKeys } from '../lib/use-arrow-keys.ts';
import type { Swiper } from './carousel-motion.ts';

type CarouselMotion = {
  name: string;
  wide: boolean;
  count: number;
  autoplay: boolean;
  onAutoplayStop: (() => void) | undefined;
};

/**
 * Brings a row to life once its code has come: where it stands, which ends it has reached, whether it
 * moves by itself. It does so only while it can be seen and nothing in it has the focus.
 */
export function useCarousel({ name, wide, count, autoplay, onAutoplayStop }: CarouselMotion) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const memory = useRowMemory(name);
  const latest = useRef({ autoplay, onAutoplayStop, memory });
  latest.current = { autoplay, onAutoplayStop, memory };

  useEffect(() => {
    let gone = false;
    void import('./carousel-motion.ts').then(({ startMotion }) => {
      if (gone || !row.current) return;
      swiper.current = startMotion(row.current, {
        wide,
        autoplay: latest.current.autoplay,
        place: latest.current.memory.recall(),
        onMove: ({ isBeginning: start, isEnd: end, translate }) => {
          latest.current.memory.remember(-translate);
          setEdges((was) => (was.start === start && was.end === end ? was : { start, end }));
        },
        onAutoplayStop: () => latest.current.onAutoplayStop?.(),
      });
    });
    return () => {
      gone = true;
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
    if (count > 0) swiper.current?.update();
  }, [count]);

  useEffect(() => {
    if (autoplay) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [autoplay]);

  useEffect(() => {
    if (!autoplay || !row.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) swiper.current?.autoplay.resume();
      else swiper.current?.autoplay.pause();
    });
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [autoplay]);

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
