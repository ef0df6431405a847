import { Children, isValidElement, type ReactNode } from 'react';
import { texts } from '../../languages/texts.ts';
import { Icon } from '../icons.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

type CarouselSlidesProps = {
  /** The carousel's heading: its scroll position is remembered by it. */
  name: string;
  /** Wide cards: no free mode. */
  wide?: boolean;
  /** Of a row that plays: whether it does now. */
  playing?: boolean;
  onPress?: () => void;
  /** One element per slide. */
  children: ReactNode;
};

/** The slides of a carousel, moved by drag, wheel, arrow buttons and keyboard. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { name, wide = false, playing, onPress, children } = props;
  const slides = Children.map(children, (child) => isValidElement(child) && child.key)?.join(' ') ?? '';
  const { row, edges, step } = useCarousel({ name, wide, playing, slides, onPress });
  return (
    <div className={styles['stage']}>
      <Arrow direction="previous" disabled={edges.start} onPress={() => step(-1)} />
      <div ref={row} className={`swiper ${styles['swiper']}`} data-drags="">
        <ul className={`swiper-wrapper ${styles['track']}`}>
          {Children.map(children, (child) => (
            <li className={`swiper-slide ${styles['slide']}`}>{child}</li>
          ))}
        </ul>
      </div>
      <Arrow direction="next" disabled={edges.end} onPress={() => step(1)} />
    </div>
  );
}

function Arrow(props: { direction: 'previous' | 'next'; disabled: boolean; onPress: () => void }) {
  const label = props.direction === 'previous' ? texts.common.previous : texts.common.next;
  return (
    <button
      type="button"
      className={`${styles['arrow']} ${styles[props.direction]}`}
      aria-label={label}
      // `disabled` would drop the focus.
      aria-disabled={props.disabled}
      onClick={() => !props.disabled && props.onPress()}
    >
      <span>
        <Icon name="chevron" />
      </span>
    </button>
  );
}
