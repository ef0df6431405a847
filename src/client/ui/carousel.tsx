import { Children, isValidElement, type ReactNode, useId } from 'react';
import styles from './carousel.module.css';
import type { Swiper } from './carousel-swiper.ts';
import { Icon } from './icons.tsx';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** The heading; with `lead` only the accessible name. */
  name: string;
  /** Replaces the heading. */
  lead?: ReactNode;
  /** A link or button to the right of the heading. */
  action?: ReactNode;
  /** Wide cards: fewer in view on large screens, no free mode. */
  wide?: boolean;
  autoplay?: boolean;
  onAutoplayStop?: () => void;
  /** One element a slide. */
  children: ReactNode;
};

/** A carousel of slides: by drag, wheel, arrow buttons and keyboard. */
export function Carousel(props: CarouselProps) {
  const { name, lead, action, wide = false, autoplay = false, onAutoplayStop, children } = props;
  const headingId = useId();
  const slides = Children.map(children, (child) => isValidElement(child) && child.key)?.join(' ') ?? '';
  const { row, swiper, edges } = useCarousel({ name, wide, slides, autoplay, onAutoplayStop });
  return (
    <section
      className={`${styles['row']} ${wide ? styles['wide'] : ''}`}
      {...(lead ? { 'aria-label': name } : { 'aria-labelledby': headingId })}
    >
      <div className={styles['heading']}>
        {lead ?? <h2 id={headingId}>{name}</h2>}
        {action}
      </div>
      <div className={styles['stage']}>
        <Arrow direction="previous" disabled={edges.start} onPress={() => step(swiper.current, -1)} />
        <div ref={row} className={`swiper ${styles['swiper']}`} data-drags="">
          <ul className={`swiper-wrapper ${styles['track']}`}>
            {Children.map(children, (child) => (
              <li className={`swiper-slide ${styles['slide']}`}>{child}</li>
            ))}
          </ul>
        </div>
        <Arrow direction="next" disabled={edges.end} onPress={() => step(swiper.current, 1)} />
      </div>
    </section>
  );
}

function Arrow(props: { direction: 'previous' | 'next'; disabled: boolean; onPress: () => void }) {
  const label = props.direction === 'previous' ? 'Precedenti' : 'Successivi';
  return (
    <button
      type="button"
      className={`${styles['arrow']} ${styles[props.direction]}`}
      aria-label={label}
      // Not `disabled`, which would drop the focus.
      aria-disabled={props.disabled}
      onClick={() => !props.disabled && props.onPress()}
    >
      <span>
        <Icon name="chevron" />
      </span>
    </button>
  );
}

/** Slides by a page: the slides fully in view, less one. */
function step(swiper: Swiper | null, direction: 1 | -1): void {
  if (!swiper) return;
  const view = Math.max(1, Math.floor(Number(swiper.params.slidesPerView)) - 1);
  swiper.slideTo(swiper.activeIndex + direction * view);
}
