import { Children, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './carousel.module.css';
import type { Swiper } from './carousel-motion.ts';
import { Icon } from './icons.tsx';

type CarouselProps = {
  /** The heading; a row without one still needs a name for those who cannot see it. */
  heading?: string;
  name?: string;
  /** Stands where a heading would, in a row without one. */
  lead?: ReactNode;
  /** Stands at the heading's right: a link, a button. */
  action?: ReactNode;
  /** Wide cards: fewer in view on large screens, one step at a time. */
  wide?: boolean;
  autoplay?: boolean;
  onAutoplayStop?: () => void;
  /** One element a slide. */
  children: ReactNode;
};

/** A row of slides that can be dragged, wheeled, stepped and tabbed through. */
export function Carousel({ heading, name, lead, action, wide = false, children, ...motion }: CarouselProps) {
  const headingId = useId();
  const { row, swiper, edges } = useMotion(wide, Children.count(children), motion);
  const step = (direction: 1 | -1) => {
    if (!swiper.current) return;
    const view = Math.max(1, Math.floor(Number(swiper.current.params.slidesPerView)) - 1);
    swiper.current.slideTo(swiper.current.activeIndex + direction * view);
  };
  return (
    <section
      className={`${styles['row']} ${wide ? styles['wide'] : ''}`}
      {...(heading ? { 'aria-labelledby': headingId } : { 'aria-label': name })}
    >
      {(heading || lead || action) && (
        <div className={styles['heading']}>
          {heading ? <h2 id={headingId}>{heading}</h2> : lead}
          {action}
        </div>
      )}
      <div className={styles['stage']}>
        <Arrow direction="previous" disabled={edges.start} onPress={() => step(-1)} />
        <div
          ref={row}
          className={`swiper ${styles['swiper']}`}
          onFocus={(event) => follow(event, swiper.current)}
        >
          <ul className={`swiper-wrapper ${styles['track']}`}>
            {Children.map(children, (child) => (
              <li className={`swiper-slide ${styles['slide']}`}>{child}</li>
            ))}
          </ul>
        </div>
        <Arrow direction="next" disabled={edges.end} onPress={() => step(1)} />
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
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <span>
        <Icon name="chevron" />
      </span>
    </button>
  );
}

/** The browser scrolls the box to what gets the focus; the carousel has to move its track instead. */
function follow(event: FocusEvent<HTMLElement>, swiper: Swiper | null): void {
  if (!swiper) return;
  const slide = event.target.closest('.swiper-slide');
  swiper.el.scrollLeft = 0;
  if (slide && event.target.matches(':focus-visible'))
    swiper.slideTo(swiper.slides.indexOf(slide as HTMLElement));
}

function useMotion(
  wide: boolean,
  count: number,
  { autoplay = false, onAutoplayStop }: Pick<CarouselProps, 'autoplay' | 'onAutoplayStop'>,
) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const stopped = useRef(onAutoplayStop);
  stopped.current = onAutoplayStop;
  const playing = useRef(autoplay);
  const [edges, setEdges] = useState({ start: true, end: true });

  useEffect(() => {
    let gone = false;
    void import('./carousel-motion.ts').then(({ startMotion }) => {
      if (gone || !row.current) return;
      swiper.current = startMotion(row.current, {
        wide,
        autoplay: playing.current,
        onMove: ({ isBeginning: start, isEnd: end }) =>
          setEdges((was) => (was.start === start && was.end === end ? was : { start, end })),
        onAutoplayStop: () => stopped.current?.(),
      });
    });
    return () => {
      gone = true;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [wide]);

  useEffect(() => {
    playing.current = autoplay;
    const { current } = swiper;
    if (!current) return;
    if (autoplay) current.autoplay.start();
    else current.autoplay.stop();
  }, [autoplay]);

  useEffect(() => {
    if (count > 0) swiper.current?.update();
  }, [count]);

  return { row, swiper, edges };
}
