import type { ReactNode } from 'react';
import carousel from './carousel.module.css';
import styles from './skeleton.module.css';

type CarouselSkeletonProps = {
  heading?: string;
  lead?: ReactNode;
  wide?: boolean;
  /** Without fading in. */
  still?: boolean;
  /** Class of the element around each cover. */
  card?: string;
};

/** Placeholders in the geometry of a carousel, so that nothing shifts when the titles render. */
export function CarouselSkeleton({
  heading,
  lead,
  wide = false,
  still = false,
  card = '',
}: CarouselSkeletonProps) {
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
