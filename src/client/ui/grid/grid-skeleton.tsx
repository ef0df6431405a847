import { LoadingMessage } from '../messages/loading-message.tsx';
import skeleton from '../messages/skeleton.module.css';
import styles from './grid-skeleton.module.css';
import grid from './virtual-grid.module.css';

/** At least as many as a phone shows. */
const CELLS = 12;

/** A grid that is loading: 'Loading...' over placeholders of its first cells. */
export function GridSkeleton({ shape = 'cover' }: { shape?: 'cover' | 'card' }) {
  return (
    <div className={styles['loading']}>
      <LoadingMessage over />
      <div
        className={`${grid['grid']} ${styles['cells']} ${styles[shape]}`}
        aria-hidden="true"
        data-covers={shape}
      >
        {Array.from({ length: CELLS }, (_, cell) => (
          <span key={cell} className={skeleton['cover']} />
        ))}
      </div>
    </div>
  );
}
