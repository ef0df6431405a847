import { truncateText } from '../../../chat/messages/html.ts';
import type { DbTransaction } from '../../../database/db.ts';
import type { Change } from '../../changes/changes.ts';
import { lockRankingState } from '../locks.ts';
import { titleRecordOf } from '../records/title-records.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { editTitle } from './edit-titles.ts';
import { type EditableField, formatFieldValue } from './editable-fields.ts';

/** A title before and after; `changes`: the same for 'Ultime modifiche'. */
type Written = { isFault: boolean; before: TitleRecord; after: TitleRecord; changes: Change[] };

/**
 * Writes a field of a title, in the record's notation; null empties it. `isFault`: the value is impossible, and
 * nothing was changed. Undefined if there is no such title.
 */
export async function writeField(
  transaction: DbTransaction,
  { id, field, value }: { id: number; field: EditableField; value: string | null },
): Promise<Written | undefined> {
  // The change records the value as it is under this lock.
  await lockRankingState(transaction);
  const before = await titleRecordOf(transaction, id);
  const outcome = before && (await editTitle(transaction, id, { [field.name]: value }));
  const after = await titleRecordOf(transaction, id);
  if (!before || !after) return undefined;
  const records = { before: before.record, after: after.record };
  const changes = outcome === 'changed' ? [changeOfField(field, records)] : [];
  return { isFault: typeof outcome === 'object', ...records, changes };
}

function changeOfField(field: EditableField, { before, after }: Pick<Written, 'before' | 'after'>): Change {
  const [from, to] = [writtenValue(before, field), writtenValue(after, field)];
  return {
    what: {
      kind: 'fieldWritten',
      title: before.titolo,
      field: field.name,
      from: truncateText(from, MAX_SHOWN_LENGTH),
      to: truncateText(to, MAX_SHOWN_LENGTH),
    },
  };
}

const MAX_SHOWN_LENGTH = 60;

/**
 * The value in people's notation; a picture's address and a yes or no unchanged, so that they can be written again.
 */
export function writtenValue(record: TitleRecord, field: EditableField): string {
  const { name } = field;
  if (name === 'copertina' || name === 'banner') return record[name] ?? '';
  const value = record[name];
  return typeof value === 'boolean' ? String(value) : formatFieldValue(record, field);
}

/** True if the field is a picture's address. */
export function isPicture({ name }: EditableField): boolean {
  return name === 'copertina' || name === 'banner';
}
