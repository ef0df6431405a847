import { notFound } from '../../../http/api-error.ts';
import { EDITABLE_FIELDS, type EditableField, fieldTexts } from '../../catalogue/editing/editable-fields.ts';
import { isPicture, writeField, writtenValue } from '../../catalogue/editing/write-field.ts';
import { catalogueGenre } from '../../catalogue/genres.ts';
import { titleRecordOf } from '../../catalogue/records/title-records.ts';
import { capitalized } from '../../catalogue/rules/parse-title-words.ts';
import type { TitleRecord } from '../../catalogue/rules/title-record.ts';
import { genreName } from '../../catalogue/title-language.ts';
import { titleToAnswer } from '../../catalogue/title-to-answer.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';
import { type ListedTitle, listedTitles } from './list-titles.ts';

/** A title's row and its fields. Rejects with a 404 if there is no such title. */
export async function titleFields(desk: DeskContext, id: number) {
  const record = await recordOf(desk, id);
  const fields = EDITABLE_FIELDS.map((field) => {
    const { label, hint } = fieldTexts.ofTitle[field.name];
    return {
      name: field.name,
      label: capitalized(label),
      hint,
      value: shownValue(record, field),
      kind: kindOf(field),
    };
  });
  return { row: await rowOfTitle(desk, id), fields };
}

type Writing = { title: number; field: string; value: string };

/** Writes a field, in people's notation. */
export async function writeDeskField(desk: DeskChangeContext, { title: id, field: name, value }: Writing) {
  const field = EDITABLE_FIELDS.find((one) => one.name === name);
  if (!field) throw notFound('field');
  const read = await readValue(desk, value.trim(), field);
  const written = await desk.record((transaction) => writeField(transaction, { id, field, value: read }));
  if (!written) throw notFound('title');
  return {
    row: await rowOfTitle(desk, id),
    before: shownValue(written.before, field),
    value: shownValue(written.after, field),
    fault: written.isFault ? fieldTexts.ofTitle[field.name].hint : null,
  };
}

/** The written value, with genres by their names in the language of texts. */
function shownValue(record: TitleRecord, field: EditableField): string {
  return field.name === 'generi' ? record.generi.map(genreName).join(', ') : writtenValue(record, field);
}

async function readValue({ db }: DeskContext, text: string, field: EditableField): Promise<string> {
  if (field.name !== 'generi') return text;
  const names = text.split(',').map((name) => catalogueGenre(db, name.trim()));
  return (await Promise.all(names)).join(', ');
}

async function recordOf({ db }: DeskContext, id: number): Promise<TitleRecord> {
  const title = await titleRecordOf(db, id);
  if (!title) throw notFound('title');
  return title.record;
}

function kindOf(field: EditableField) {
  if (isPicture(field)) return 'picture';
  if (field.sql === 'boolean') return 'yes';
  return field.name === 'trama' ? 'text' : 'line';
}

async function rowOfTitle({ db, images }: DeskContext, id: number) {
  const [row] = await listedTitles(db, [id]);
  return row ? rowOf(row, images) : null;
}

/** A title as a row of the answer. */
export function rowOf({ title, ...about }: ListedTitle, { allowedHosts }: DeskContext['images']) {
  return { ...about, title: titleToAnswer(title, allowedHosts) };
}
