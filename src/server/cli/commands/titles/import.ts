import {
  formatOfFileName,
  IMPORT_FORMATS,
  type ImportFormat,
  openImportFile,
  openImportStream,
} from '../../../import/open-import.ts';
import { type Command, UsageError } from '../../command.ts';
import { importAndReport } from '../../import-and-report.ts';
import { SCHEMA_HELP } from './schema-help.ts';

const STDIN = '-';

export const importTitlesCommand: Command = {
  name: 'titles import',
  usage: '<file>',
  summary: 'import titles from an NDJSON, JSON or CSV file',
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
