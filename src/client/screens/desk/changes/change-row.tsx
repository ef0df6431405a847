import type { DeskChange } from '../../../../contract/desk-changes.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/plain-row.module.css';

/** A change: what, who and when, whether it is undone, and its undoing. */
export function ChangeRow({ change, onUndo }: { change: DeskChange; onUndo: () => void }) {
  const { what, person, by, at, undone } = change;
  const text = person ? `${what}: ${nameOf(person)}` : what;
  return (
    <article className={styles['row']} aria-label={text}>
      <div className={styles['text']}>
        <p className={styles['name']} dir="auto">
          {text}
        </p>
        <p className={styles['about']}>{momentOf({ by, at })}</p>
        {undone && <p className={styles['about']}>Annullata: {momentOf(undone)}</p>}
      </div>
      {change.canBeUndone && (
        <div className={styles['actions']}>
          <button
            type="button"
            className={`press ${styles['action']}`}
            aria-label={`Annulla: ${text}`}
            onClick={onUndo}
          >
            Annulla
          </button>
        </div>
      )}
    </article>
  );
}

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

function momentOf({ by, at }: Pick<DeskChange, 'by' | 'at'>): string {
  return [by && nameOf(by), moment.format(at)].filter(Boolean).join(' · ');
}
