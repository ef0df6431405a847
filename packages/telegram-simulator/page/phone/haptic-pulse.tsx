import type { FrameState } from '../host/frame-state.ts';
import styles from './haptic-pulse.module.css';

/** Shows haptic feedback as a ring around the screen. */
export function HapticPulse({ haptic }: { haptic: FrameState['haptic'] }) {
  if (!haptic) return null;
  return <span key={haptic.count} className={styles['pulse']} data-kind={haptic.kind} aria-hidden="true" />;
}
