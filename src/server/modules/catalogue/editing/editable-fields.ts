import { byLanguage } from '../../../languages/texts.ts';
import { botFileIn } from '../../../lib/bot-files.ts';
import { TITLE_RECORD_FIELDS, type TitleRecord } from '../rules/title-record.ts';

/** The names of fields at the desk, and the way to write them, of titles and of their videos. */
export const fieldTexts = byLanguage(({ fields }) => fields);

/** A field of a title that an owner or a helper may change. */
export type EditableField = (typeof EDITABLE_FIELDS)[number];

export const EDITABLE_FIELDS = TITLE_RECORD_FIELDS.flatMap(({ name, sql, separator }) =>
  isEditable(name) ? [{ name, sql, separator }] : [],
);

/** True if a field can be edited: the texts of the desk have its name. */
export function isEditable(name: string): name is keyof typeof fieldTexts.ofTitle {
  return Object.hasOwn(fieldTexts.ofTitle, name);
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
