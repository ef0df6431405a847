import { byLanguage } from '../../languages/texts.ts';
import { botFileIn } from '../../lib/bot-files.ts';
import { TITLE_RECORD_FIELDS, type TitleRecord } from '../catalogue/rules/title-record.ts';

/** What the fields of titles and of their videos are called at the desk, and how they are written. */
export const fieldTexts = byLanguage(({ fields }) => fields);

/** A field of a title that an owner or a helper may change. */
export type EditableField = (typeof EDITABLE_FIELDS)[number];

export const EDITABLE_FIELDS = TITLE_RECORD_FIELDS.flatMap(({ name, sql, separator }) =>
  isEditable(name) ? [{ name, sql, separator }] : [],
);

/** Whether a field can be edited: the texts of the desk have its name. */
export function isEditable(name: string): name is keyof typeof fieldTexts.ofTitle {
  return Object.hasOwn(fieldTexts.ofTitle, name);
}

/** What undoes a change from before the desk wrote `true` and `false`. */
const YES_NO: Record<string, string> = { sì: 'true', si: 'true', no: 'false' };

/** Converts a field's value from human notation to the record's. */
export function readFieldValue(text: string, { sql }: EditableField): string {
  if (sql === 'date') return isoDate(text);
  return sql === 'boolean' ? (YES_NO[text.toLowerCase()] ?? text) : text;
}

/** `4/3/1922` as `1922-03-04`; any other text unchanged. */
function isoDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A field's value in human notation; empty without one. */
export function formatFieldValue(record: TitleRecord, field: EditableField): string {
  const value = record[field.name];
  if (typeof value === 'boolean') return value ? fieldTexts.yes : fieldTexts.no;
  if (Array.isArray(value))
    return value.filter((item) => typeof item === 'string').join(field.separator ?? ', ');
  const text = String(value ?? '');
  if (botFileIn(text) !== undefined) return fieldTexts.photo;
  return field.sql === 'date' && text !== '' ? text.split('-').map(Number).toReversed().join('/') : text;
}
