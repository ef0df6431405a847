import { useEffect, useState } from 'react';
import { texts } from '../languages/texts.ts';
import { focusMain } from '../lib/focus/focus.ts';
import { prefersReducedMotion } from '../lib/motion/reduced-motion.ts';
import { scrollToTop } from '../lib/scroll/scroll-to-top.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './back-to-top.module.css';

/** Pixels of scroll, and milliseconds of the animation that precedes scrolling (behaviour 3.5). */
const MIN_SCROLL_PX = 2500;
const ANIMATION_MS = 500;

/**
 * Shown far down the page; a press plays its leaving animation, then scrolls to the top (behaviour 3.5). With reduced
 * motion it scrolls at once.
 */
export function BackToTop() {
  const far = useFarDown();
  const [flying, setFlying] = useState(false);

  useEffect(() => {
    if (!flying) return;
    const timer = setTimeout(() => {
      setFlying(false);
      scrollToTop(false);
    }, ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [flying]);

  if (!far && !flying) return null;
  return (
    <button
      type="button"
      className={`press ${styles['button']} ${flying ? styles['flying'] : ''}`}
      aria-label={texts.common.backToTop}
      onClick={() => {
        // The button unmounts, and would take the focus with it.
        focusMain();
        if (prefersReducedMotion()) scrollToTop(true);
        else setFlying(true);
      }}
    >
      <Icon name="up" />
    </button>
  );
}

function useFarDown(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const update = () => setFar(window.scrollY > MIN_SCROLL_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return far;
}
