import { useEffect, useRef, useState } from 'react';
import { importWhenOnline } from '../lib/import-when-online.ts';
import { useRowMemory } from '../lib/row-memory.ts';
import { useArrowKeys } from '../lib/use-arrow-keys.ts';
import { useInSight } from '../lib/use-in-sight.ts';
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
  const [live, setLive] = useState(false);
  const resting = useRef(false);
  const memory = useRowMemory(name);
  const latest = useRef({ autoplay, onAutoplayStop, memory });
  latest.current = { autoplay, onAutoplayStop, memory };

  useEffect(() => {
    let gone = false;
    void importWhenOnline(() => import('./carousel-motion.ts')).then(({ startMotion }) => {
      if (gone || !row.current) return;
      swiper.current = startMotion(row.current, {
        wide,
        autoplay: latest.current.autoplay,
        place: latest.current.memory.recall(),
        onMove: ({ isBeginning: start, isEnd: end, translate }) => {
          latest.current.memory.remember(-translate);
          setEdges((was) => (was.start === start && was.end === end ? was : { start, end }));
        },
        onAutoplayStop: () => resting.current || latest.current.onAutoplayStop?.(),
      });
      setLive(true);
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

  const inSight = useInSight(row);
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
