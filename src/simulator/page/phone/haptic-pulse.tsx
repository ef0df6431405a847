import type { FrameState } from '../host/frame-state.ts';
import styles from './haptic-pulse.module.css';

/** A ring around the screen for a tap that a hand would feel. */
export function HapticPulse({ haptic }: { haptic: FrameState['haptic'] }) {
  if (!haptic) return null;
  return <span key={haptic.count} className={styles['pulse']} data-kind={haptic.kind} aria-hidden="true" />;
}
