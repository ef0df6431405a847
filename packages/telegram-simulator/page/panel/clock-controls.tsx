import { useNow } from '../phone/use-clock.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './panel.module.css';

const HOUR = 60 * 60;
const STEPS: readonly (readonly [label: string, seconds: number])[] = [
  ['Un’ora', HOUR],
  ['Un giorno', 24 * HOUR],
  ['30 giorni', 30 * 24 * HOUR],
];
const moment = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' });

/** Moves the messenger's clock on. */
export function ClockControls() {
  const { perform } = usePageState();
  const now = useNow();
  return (
    <>
      <p className={styles['hint']}>
        Per il messaggero è il {moment.format(now)}. Il bot ha il suo orologio, che non cambia.
      </p>
      <div className={styles['pair']} role="group" aria-label="Sposta avanti l’orologio">
        {STEPS.map(([label, seconds]) => (
          <button
            key={seconds}
            type="button"
            className={styles['button']}
            onClick={() => void perform({ type: 'advanceClock', seconds })}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
