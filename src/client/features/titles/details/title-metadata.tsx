import type { Content } from '../../../../contract/content.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { texts } from '../../../languages/texts.ts';
import styles from './title-metadata.module.css';

/** Year, duration, quality and the adult badge (behaviour 4.10). */
export function TitleMetadata({ title }: { title: Content }) {
  const facts = [yearOf(title), durationLabelOf(title)].filter((fact) => fact !== null);
  return (
    <p className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span className={styles['tag']}>HD</span>
      {title.adult === 1 && (
        <span className={`${styles['tag']} ${styles['adult']}`}>{texts.title.adult}</span>
      )}
    </p>
  );
}
