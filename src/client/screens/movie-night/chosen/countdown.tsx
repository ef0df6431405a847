import { useEffect, useState } from 'react';
import { texts } from '../../../languages/texts.ts';
import { haptic } from '../../../messenger/haptic.ts';
import styles from './countdown.module.css';

const TICK_MS = 250;
/** The time that 'Play!' stays, in milliseconds. */
const SHOWN_AFTER_MS = 60_000;

/** Counts down to the moment at which all press play, in milliseconds of the phone's clock. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((endsAt - now) / 1000);
  const isNow = seconds <= 0;
  useEffect(() => {
    if (isNow) haptic.notify('success');
  }, [isNow]);
  if (now > endsAt + SHOWN_AFTER_MS) return null;
  return (
    <div className={styles['countdown']}>
      <p>{isNow ? texts.movieNight.allPress : texts.movieNight.pressTogetherIn}</p>
      <p className={styles['time']} role="timer" aria-live={isNow || seconds % 30 === 0 ? 'polite' : 'off'}>
        {isNow
          ? texts.movieNight.play
          : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </p>
    </div>
  );
}
