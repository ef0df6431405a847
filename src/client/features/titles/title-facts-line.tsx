import type { Content } from '../../../contract/content.ts';
import { durationOf, yearOf } from './title-facts.ts';
import styles from './title-facts-line.module.css';

/** Year, duration, quality, and the badge of what is not for everybody (spec section 2). */
export function TitleFacts({ title }: { title: Content }) {
  const facts = [yearOf(title), durationOf(title)].filter((fact) => fact !== null);
  return (
    <p className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span className={styles['tag']}>HD</span>
      {title.adult === 1 && <span className={`${styles['tag']} ${styles['adult']}`}>ADULT CONTENT</span>}
    </p>
  );
}
