import type { DeskChange } from '../../../../contract/desk-changes.ts';
import { nameOf } from '../parts/name-of.ts';
import { PlainRow } from '../parts/plain-row.tsx';

/** A change: what, who and when, whether it is undone, and its undoing. */
export function ChangeRow({ change, onUndo }: { change: DeskChange; onUndo: () => void }) {
  const { what, person, by, at, undone } = change;
  const text = person ? `${what}: ${nameOf(person)}` : what;
  return (
    <PlainRow
      name={text}
      about={[momentOf({ by, at }), undone && `Annullata: ${momentOf(undone)}`]}
      actions={change.canBeUndone ? [{ label: 'Annulla', onPress: onUndo }] : []}
    />
  );
}

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

function momentOf({ by, at }: Pick<DeskChange, 'by' | 'at'>): string {
  return [by && nameOf(by), moment.format(at)].filter(Boolean).join(' · ');
}
