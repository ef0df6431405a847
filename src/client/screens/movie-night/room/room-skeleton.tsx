import { texts } from '../../../languages/texts.ts';
import skeleton from '../../../ui/messages/skeleton.module.css';
import styles from './room-skeleton.module.css';

/** The shape of the deck while the room is being joined. */
export function RoomSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <p className="visually-hidden" role="status">
        {texts.movieNight.entering}
      </p>
      <span className={skeleton['line']} style={{ width: '55%', height: 22 }} />
      <span className={skeleton['line']} style={{ height: 3 }} />
      <div className={styles['stage']}>
        <span className={`${skeleton['cover']} ${styles['cover']}`} />
      </div>
      <span className={skeleton['line']} style={{ width: '60%', height: 24, margin: '0 auto' }} />
      <div className={styles['discs']}>
        {[44, 64, 52, 64, 44].map((size, index) => (
          <span
            key={index}
            className={skeleton['line']}
            style={{ width: size, height: size, borderRadius: '50%' }}
          />
        ))}
      </div>
    </div>
  );
}
