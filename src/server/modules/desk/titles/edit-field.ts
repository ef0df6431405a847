import { editDeskTitle } from '../../../../contract/desk-titles.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { notFound } from '../../../http/api-error.ts';
import { editTitle } from '../../catalogue/edit-titles.ts';
import { titleRecordOf } from '../../catalogue/records/title-records.ts';
import type { TitleRecord } from '../../catalogue/rules/title-record.ts';
import { titleToContent } from '../../catalogue/title-to-content.ts';
import { type Change, undoBy } from '../../changes/changes.ts';
import {
  EDITABLE_FIELDS,
  type EditableField,
  formatFieldValue,
  readFieldValue,
} from '../../curation/editable-fields.ts';
import type { DeskContext } from '../register-desk-call.ts';
import { type ListedTitle, listedTitles } from './list-titles.ts';

/** A title's row and the fields that the chat's 'Modifica' has. Rejects with a 404 where there is no such title. */
export async function titleFields(desk: DeskContext, id: number) {
  const record = await recordOf(desk, id);
  const fields = EDITABLE_FIELDS.map((field) => ({
    name: field.name,
    label: field.label,
    hint: field.hint,
    value: valueOf(record, field),
    kind: kindOf(field),
  }));
  return { row: await rowOfTitle(desk, id), fields };
}

type Writing = { title: number; field: string; value: string };

/** Writes a field, by the chat's rules for what people write. */
export async function writeField(desk: DeskContext, { title: id, field: name, value }: Writing) {
  const field = EDITABLE_FIELDS.find((one) => one.name === name);
  if (!field) throw notFound('field');
  const record = await recordOf(desk, id);
  const outcome = await editTitle(desk.db, id, { [field.name]: readFieldValue(value.trim(), field) });
  const [before, after] = [valueOf(record, field), valueOf(await recordOf(desk, id), field)];
  const fault = typeof outcome === 'object' ? field.hint : null;
  const change: Change = {
    what: `${record.titolo}, ${field.label}: ${wordsFor(before, field)} → ${wordsFor(after, field)}`,
    about: [`title ${id} ${name}`],
    undo: undoBy(editDeskTitle, { body: { title: id, field: name, value: before } }),
  };
  return {
    answer: { row: await rowOfTitle(desk, id), before, value: after, fault },
    changes: outcome === 'changed' ? [change] : [],
  };
}

const MAX_SHOWN_LENGTH = 60;

function wordsFor(value: string, field: EditableField): string {
  if (value === '') return texts.owner.noValue;
  return kindOf(field) === 'picture' ? 'un’immagine' : truncateText(value, MAX_SHOWN_LENGTH);
}

async function recordOf({ db }: DeskContext, id: number): Promise<TitleRecord> {
  const title = await titleRecordOf(db, id);
  if (!title) throw notFound('title');
  return title.record;
}

function kindOf(field: EditableField) {
  if (field.name === 'copertina' || field.name === 'banner') return 'picture';
  if (field.sql === 'boolean') return 'yes';
  return field.name === 'trama' ? 'text' : 'line';
}

/** As people write it; a picture's address as it is, so that it can be written again. */
function valueOf(record: TitleRecord, field: EditableField): string {
  const { name } = field;
  if (name === 'copertina' || name === 'banner') return record[name] ?? '';
  return formatFieldValue(record, field);
}

async function rowOfTitle({ db, images }: DeskContext, id: number) {
  const [row] = await listedTitles(db, [id]);
  return row ? rowOf(row, images) : null;
}

/** A title as a row of the answer. */
export function rowOf({ title, ...about }: ListedTitle, { allowedHosts }: DeskContext['images']) {
  return { ...about, title: titleToContent(title, allowedHosts) };
}
