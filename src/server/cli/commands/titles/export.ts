import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { replaceFile } from '../../../backup/replace-file.ts';
import { exportTitles } from '../../../modules/imports/export-titles.ts';
import { formatOfFileName } from '../../../modules/imports/open-import.ts';
import { type Command, UsageError } from '../../command.ts';

export const exportTitlesCommand: Command = {
  name: 'titles export',
  usage: '[file]',
  summary: 'write all titles as NDJSON, which titles import takes back',
  details:
    "Includes hidden titles, and the videos that are links. A file's name may end in .gz; without one, or with -, they go to the\nstandard output.",
  async run({ positionals: [path] }, { db, stdout, signal, complain }) {
    requireNdjson(path);
    const lines = Readable.from(exportTitles(await db()));
    if (path === undefined || path === '-') {
      await pipeline(lines, stdout, { end: false, signal });
      return 0;
    }
    await writeWhole(path, lines, signal);
    complain(`The titles are in ${path}.`);
    return 0;
  },
};

/** Demands a name for NDJSON, the format written: an import would trust a different ending and fail. */
function requireNdjson(path = '-'): void {
  const format = formatOfFileName(path);
  if (format !== undefined && format !== 'ndjson')
    throw new UsageError(`titles are exported as NDJSON: call the file all.ndjson, not ${path}`);
}

/** Replaces the file once all titles are written. */
function writeWhole(path: string, lines: Readable, signal: AbortSignal): Promise<void> {
  return replaceFile(path, `${path}.${process.pid}`, async (draft) => {
    const file = createWriteStream(draft);
    if (path.endsWith('.gz')) await pipeline(lines, createGzip(), file, { signal });
    else await pipeline(lines, file, { signal });
  });
}
