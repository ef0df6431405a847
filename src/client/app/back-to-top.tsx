import { useEffect, useState } from 'react';
import { focusPage } from '../lib/focus-on-arrival.ts';
import { littleMotion } from '../lib/motion.ts';
import { scrollToTop } from '../lib/scroll-to-top.ts';
import { deviceClass } from '../messenger/device-class.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './back-to-top.module.css';

/** Pixels of scroll and milliseconds of flight (spec section 9). */
const SHOWN_ABOVE = 2500;
const FLIGHT = 500;

/**
 * Appears far down the page; flies away when pressed, then the page scrolls to its top (spec section 2). Where
 * motion is unwanted the page is at its top at once.
 */
export function BackToTop() {
  const far = useFarDown();
  const [flying, setFlying] = useState(false);

  useEffect(() => {
    if (!flying) return;
    const timer = setTimeout(() => {
      setFlying(false);
      scrollToTop(false);
    }, FLIGHT);
    return () => clearTimeout(timer);
  }, [flying]);

  if (!far && !flying) return null;
  return (
    <button
      type="button"
      className={`press ${styles['button']} ${flying ? styles['flying'] : ''}`}
      aria-label="Torna su"
      onClick={() => {
        // The button goes away, and what has the focus with it.
        focusPage();
        if (littleMotion(deviceClass())) scrollToTop(true);
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
    const look = () => setFar(window.scrollY > SHOWN_ABOVE);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return far;
}
