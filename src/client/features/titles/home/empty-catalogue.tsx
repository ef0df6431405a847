import { texts } from '../../../languages/texts.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from './empty-catalogue.module.css';

/** Message for a catalogue without any title. */
export function EmptyCatalogue() {
  return (
    <div className={styles['place']}>
      <EmptyState text={texts.titles.emptyCatalogue} />
    </div>
  );
}
