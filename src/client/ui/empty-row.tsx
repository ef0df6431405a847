import carousel from './carousel.module.css';
import { EmptyLine } from './empty-line.tsx';
import styles from './empty-row.module.css';

/** The heading of a row that has nothing to show, and, once that is known, a line that says so. */
export function EmptyRow({ heading, text }: { heading: string; text: string | undefined }) {
  return (
    <section className={carousel['row']} aria-label={heading}>
      <div className={carousel['heading']}>
        <h2>{heading}</h2>
      </div>
      {text && (
        <div className={styles['text']}>
          <EmptyLine text={text} />
        </div>
      )}
    </section>
  );
}
