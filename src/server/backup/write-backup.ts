import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { knownMigrations } from '../database/known-migrations.ts';
import type { Snapshot } from '../repositories/backup/read-rows.ts';
import { VERSION } from '../version.ts';
import { writeMark } from './lines.ts';

export type Summary = { tables: number; rows: number };

/**
 * Writes what a snapshot shows to a file, readable for its owner alone. It has its name when it is whole; the one that
 * had the name before stays until then.
 */
export async function writeBackup(file: string, snapshot: Snapshot, signal: AbortSignal): Promise<Summary> {
  const newer = snapshot.migrations.find((name) => !knownMigrations.includes(name));
  if (newer !== undefined) throw new Error(`the database belongs to a newer Vetrina (${newer})`);
  const summary = { tables: 0, rows: 0 };
  const unfinished = `${file}.part`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(snapshot, summary)), createGzip(), target, { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return summary;
}

async function* linesOf({ migrations, tables, rows }: Snapshot, summary: Summary): AsyncGenerator<string> {
  const madeAt = new Date().toISOString();
  yield writeMark({ format: 'vetrina back-up 1', vetrina: VERSION, madeAt, migrations });
  for (const table of tables) {
    const { name, columns, sequence } = table;
    yield writeMark({ table: name, columns, sequence });
    let count = 0;
    for await (const some of rows(table)) {
      count += some.length;
      yield `${some.join('\n')}\n`;
    }
    yield writeMark({ rows: count });
    summary.tables += 1;
    summary.rows += count;
  }
  yield writeMark({ tables: summary.tables });
}
