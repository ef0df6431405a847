import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { knownMigrations } from '../database/apply-migrations.ts';
import { clock } from '../lib/clock.ts';
import { VERSION } from '../lib/project.ts';
import type { DatabaseSnapshot } from './database-snapshot.ts';
import { formatMarkerLine } from './marker-lines.ts';
import { type BackupSummary, checkBackup } from './read-backup.ts';
import { replaceFile } from './replace-file.ts';

type WorkOnSnapshot = (snapshot: DatabaseSnapshot) => Promise<BackupSummary>;

/**
 * Writes a snapshot to a file with mode 600: to a draft beside it, which is read back, and renamed if it holds all
 * rows. Otherwise rejects, and leaves a previous file unchanged. `open` runs its work on a snapshot, which ends
 * before the file is read back: during a snapshot the embedded database runs no other queries.
 */
export async function writeBackup(
  file: string,
  open: (work: WorkOnSnapshot) => Promise<BackupSummary>,
  signal: AbortSignal,
): Promise<BackupSummary> {
  return replaceFile(file, `${file}.part`, async (unfinished) => {
    const summary = await open((snapshot) => writeSnapshot(unfinished, snapshot, signal));
    const { start: _, ...found } = await checkBackup(unfinished);
    if (found.rows !== summary.rows || found.tables !== summary.tables)
      throw new Error(`${found.rows} of ${summary.rows} rows could be read back from ${unfinished}`);
    return summary;
  });
}

async function writeSnapshot(
  file: string,
  snapshot: DatabaseSnapshot,
  signal: AbortSignal,
): Promise<BackupSummary> {
  const newer = snapshot.migrations.find((name) => !knownMigrations().includes(name));
  if (newer !== undefined) throw new Error(`the database belongs to a newer version of Vetrina (${newer})`);
  const summary = { tables: 0, rows: 0 };
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(linesOf(snapshot, summary)), createGzip(), target, { signal });
  return summary;
}

async function* linesOf(
  { migrations, tables, rows }: DatabaseSnapshot,
  summary: BackupSummary,
): AsyncGenerator<string> {
  const madeAt = clock.date().toISOString();
  yield formatMarkerLine({ format: 'vetrina back-up 1', vetrina: VERSION, madeAt, migrations });
  for (const table of tables) {
    const { name, columns, sequence } = table;
    yield formatMarkerLine({ table: name, columns, sequence });
    let count = 0;
    for await (const some of rows(table)) {
      count += some.length;
      yield `${some.join('\n')}\n`;
    }
    yield formatMarkerLine({ rows: count });
    summary.tables += 1;
    summary.rows += count;
  }
  yield formatMarkerLine({ tables: summary.tables });
}
