import { useEffect } from 'react';
import type { Swiper } from 'swiper';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { loadNow } from '../images/image-priority.ts';

/**
 * Has Swiper's autoplay run while `playing`, the row in view and the keyboard not in it; under a mouse Swiper pauses by itself.
 * `undefined` for a row without autoplay.
 */
export function useAutoplay(swiper: Swiper | null, playing: boolean | undefined): void {
  useEffect(() => {
    if (!swiper || playing === undefined) return;
    if (!playing) return void swiper.autoplay.stop();
    const { el: row } = swiper;
    let isInView = false;
    let position = Number.NaN;
    const update = () => {
      const isDue = isInView && !isKeyboardIn(row);
      if (isDue === swiper.autoplay.running) return;
      if (isDue) swiper.autoplay.start();
      else swiper.autoplay.stop();
    };
    const onMove = () => {
      position = swiper.translate;
      loadUpcoming(swiper);
    };
    const inView = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      update();
    });
    update();
    inView.observe(row);
    row.addEventListener('focusin', update);
    row.addEventListener('focusout', update);
    swiper.on('autoplay', onMove);
    loadUpcoming(swiper);
    return () => {
      inView.disconnect();
      row.removeEventListener('focusin', update);
      row.removeEventListener('focusout', update);
      if (swiper.destroyed) return;
      swiper.off('autoplay', onMove);
      swiper.autoplay.stop();
      // A move in progress stops, unless something else has moved the row since.
      if (row.isConnected && swiper.translate === position) hold(swiper);
    };
  }, [swiper, playing]);
}

function isKeyboardIn(row: HTMLElement): boolean {
  const { activeElement: focused } = document;
  return focused !== null && row.contains(focused) && isFocusVisible(focused);
}

function hold(swiper: Swiper): void {
  swiper.setTransition(0);
  swiper.setTranslate(swiper.getTranslate());
}

/** Covers that the next move brings into view. */
function loadUpcoming({ slides, activeIndex, params }: Swiper): void {
  const end = activeIndex + Math.ceil(Number(params.slidesPerView)) + 1;
  for (const slide of slides.slice(activeIndex, end)) slide.querySelectorAll('img').forEach(loadNow);
}
