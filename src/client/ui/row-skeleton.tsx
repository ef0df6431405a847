import type { ReactNode } from 'react';
import carousel from './carousel.module.css';
import styles from './skeleton.module.css';

type RowSkeletonProps = {
  heading?: string;
  lead?: ReactNode;
  wide?: boolean;
  /** There at once instead of fading in. */
  still?: boolean;
  /** A class of what stands around each cover, where that makes it smaller. */
  card?: string;
};

/** Eight tints in the geometry of a carousel: nothing moves when the titles come. */
export function RowSkeleton({ heading, lead, wide = false, still = false, card = '' }: RowSkeletonProps) {
  return (
    <div className={`${carousel['row']} ${wide ? carousel['wide'] : ''}`}>
      {(heading || lead) && <div className={carousel['heading']}>{heading ? <h2>{heading}</h2> : lead}</div>}
      <div className={carousel['swiper']} aria-hidden="true">
        <div className={carousel['track']}>
          {Array.from({ length: 8 }, (_, slide) => (
            <div key={slide} className={carousel['slide']}>
              <div className={card}>
                <span className={`${styles['cover']} ${still ? styles['still'] : ''}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
