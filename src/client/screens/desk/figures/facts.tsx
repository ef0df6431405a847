import { number } from '../../../languages/formats.ts';
import styles from './figures-section.module.css';

/** Numbers under their names, side by side where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: number])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
