import { TITLE_RECORD_FIELDS } from '../../../modules/catalogue/rules/title-record.ts';

const NEEDED_FIRST = TITLE_RECORD_FIELDS.toSorted(
  (one, other) => Number(other.required) - Number(one.required),
);
const NAME_WIDTH = Math.max(...TITLE_RECORD_FIELDS.map(({ name }) => name.length)) + 2;

/** What a file of titles holds; docs/catalogue.md says it at more length. */
export const SCHEMA_HELP = `A title is one JSON object: a line each (.ndjson, .jsonl), or the items of one array (.json). Of a table (.csv, .tsv;
commas, semicolons or tabs) the first line names the columns, lists are joined by commas, an empty cell is a field left
out, and a column sorgente has a film's address. A name may also end in .gz; - is the standard input.

${NEEDED_FIRST.map(helpLine).join('\n')}

What the file says replaces what the catalogue has of a title; likes, lists, plays and sources stay.`;

function helpLine({ name, required, text }: (typeof TITLE_RECORD_FIELDS)[number]): string {
  return `  ${name.padEnd(NAME_WIDTH)}${required ? 'needed: ' : ''}${text.replaceAll('`', '')}`;
}
