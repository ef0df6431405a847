import carousel from './carousel.module.css';
import styles from './empty-carousel.module.css';
import { EmptyState } from './empty-state.tsx';

/** A carousel's heading without slides, with a message once it is known that there are none. */
export function EmptyCarousel({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <section className={carousel['row']} aria-label={heading}>
      <div className={carousel['heading']}>
        <h2>{heading}</h2>
      </div>
      {text && (
        <div className={styles['text']}>
          <EmptyState text={text} />
        </div>
      )}
    </section>
  );
}
