import type { ReactNode } from 'react';
import styles from '../messages/skeleton.module.css';
import carousel from './carousel.module.css';

type SlidesSkeletonProps = {
  /** Without fading in. */
  still?: boolean;
};

/** Placeholders in the geometry of a carousel's slides, so that nothing shifts when the titles render. */
export function SlidesSkeleton({ still = false }: SlidesSkeletonProps) {
  return (
    <div className={carousel['swiper']} aria-hidden="true" data-covers="cover">
      <div className={carousel['track']}>
        {Array.from({ length: 8 }, (_, slide) => (
          <div key={slide} className={carousel['slide']}>
            <span className={`${styles['cover']} ${still ? styles['still'] : ''}`} />
          </div>
        ))}
      </div>
    </div>
  );
}

type CarouselSkeletonProps = SlidesSkeletonProps & { heading?: string; lead?: ReactNode; wide?: boolean };

/** A carousel's heading above placeholders of its slides. */
export function CarouselSkeleton({ heading, lead, wide = false, ...slides }: CarouselSkeletonProps) {
  return (
    <div className={`${carousel['row']} ${wide ? carousel['wide'] : ''}`}>
      <div className={carousel['heading']}>{heading ? <h2>{heading}</h2> : lead}</div>
      <SlidesSkeleton {...slides} />
    </div>
  );
}
