import { TITLE_RECORD_FIELDS } from '../../../modules/catalogue/rules/title-record.ts';
import {
  formatOfFileName,
  IMPORT_FORMATS,
  type ImportFormat,
  openImportFile,
  openImportStream,
} from '../../../modules/imports/open-import.ts';
import { type Command, UsageError } from '../../command.ts';
import { importAndReport } from '../../import-and-report.ts';

const NEEDED_FIRST = TITLE_RECORD_FIELDS.toSorted(
  (one, other) => Number(other.required) - Number(one.required),
);
const NAME_WIDTH = Math.max(...TITLE_RECORD_FIELDS.map(({ name }) => name.length)) + 2;

/** The format of a file of titles; docs/catalogue.md has more. */
const SCHEMA_HELP = `A title is one JSON object: a line each (.ndjson, .jsonl), or the items of one array (.json). Of a table (.csv, .tsv;
commas, semicolons, tabs or bars), or of each sheet of a workbook (.xlsx), the first line names the columns, at least titolo; anno, tipo, durata, genere and their
English and Spanish names are known, lists are joined by commas, an empty cell is a field left out, and a column sorgente
has a film's address. A name may also end in .gz; - is the standard input.

${NEEDED_FIRST.map(helpLine).join('\n')}

The file's fields replace those of the catalogue's title; likes, lists, plays and videos stay.`;

function helpLine({ name, required, text }: (typeof TITLE_RECORD_FIELDS)[number]): string {
  return `  ${name.padEnd(NAME_WIDTH)}${required ? 'needed: ' : ''}${text.replaceAll('`', '')}`;
}

const STDIN = '-';

export const importTitlesCommand: Command = {
  name: 'titles import',
  usage: '<file>',
  summary: 'import titles from an NDJSON, JSON or CSV file, or a workbook (.xlsx)',
  options: {
    'dry-run': { summary: 'only report what would change' },
    format: {
      value: IMPORT_FORMATS.join('|'),
      summary: "when the file's name does not end in it; for - ndjson, unless it is said",
    },
  },
  details: SCHEMA_HELP,
  async run({ positionals: [path], options }, context) {
    if (path === undefined) throw new UsageError('missing file, or - for the standard input');
    const format = readFormat(options['format'], path);
    const rows =
      path === STDIN ? openImportStream(context.stdin, format) : await openImportFile(path, format);
    return importAndReport(context, rows, { dryRun: options['dry-run'] === true });
  },
};

function readFormat(named: unknown, path: string): ImportFormat {
  const byName = path === STDIN ? 'ndjson' : formatOfFileName(path);
  const format = named === undefined ? byName : IMPORT_FORMATS.find((one) => one === named);
  if (format) return format;
  const what = named === undefined ? `the name ${path} does not tell the format` : 'no such format';
  throw new UsageError(`${what}: --format is one of ${IMPORT_FORMATS.join(', ')}`);
}
