import { EmptyLine } from '../../ui/empty-line.tsx';
import styles from './empty-catalogue.module.css';

/** What stands where titles will be, once it is known that there are none yet. */
export function EmptyCatalogue() {
  return (
    <div className={styles['place']}>
      <EmptyLine text="Il catalogo è ancora vuoto: i titoli stanno per arrivare." />
    </div>
  );
}
