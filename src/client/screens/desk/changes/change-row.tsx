import type { DeskChange } from '../../../../contract/desk/changes.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { nameOf } from '../parts/name-of.ts';
import { PlainRow } from '../parts/plain-row.tsx';

/** A change: what, who and when, whether it is undone, and its undoing. */
export function ChangeRow({ change, onUndo }: { change: DeskChange; onUndo: () => void }) {
  const { what, person, by, at, undone } = change;
  const text = person ? `${what}: ${nameOf(person)}` : what;
  return (
    <PlainRow
      name={text}
      about={[momentOf({ by, at }), undone && texts.desk.changes.undone(momentOf(undone))]}
      actions={change.canBeUndone ? [{ label: texts.common.undo, onPress: onUndo }] : []}
    />
  );
}

function momentOf({ by, at }: Pick<DeskChange, 'by' | 'at'>): string {
  return [by && nameOf(by), moment(at)].filter(Boolean).join(' · ');
}
