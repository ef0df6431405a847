import { TITLE_RECORD_FIELDS } from '../../src/server/modules/catalogue/rules/title-record.ts';

/** The fields of a title in a file, the required ones first. */
export function titleFieldsTable(): string {
  const rows = TITLE_RECORD_FIELDS.toSorted((one, other) => Number(other.required) - Number(one.required));
  return ['| field | | value |', '| --- | --- | --- |', ...rows.map(tableRow)].join('\n');
}

function tableRow({ name, required, text, details }: (typeof TITLE_RECORD_FIELDS)[number]): string {
  const value = details ? `${text}. ${details}` : text;
  return `| \`${name}\` | ${required ? 'required' : ''} | ${value.replaceAll('|', '\\|')} |`;
}
