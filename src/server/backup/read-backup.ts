import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { readLines } from '../lib/read-lines.ts';
import type { BackupTable } from './backup-tables.ts';
import { type BackupHeader, parseMarkerLine } from './marker-lines.ts';

/** The size of a back-up's contents. */
export type BackupSummary = { tables: number; rows: number };

/** Limits of one batch: rows and characters. */
const MAX_BATCH_ROWS = 1000;
const MAX_BATCH_CHARACTERS = 1_000_000;

/** A part of a back-up, in the file's order. */
export type BackupEvent =
  | { kind: 'start'; start: BackupHeader }
  | { kind: 'rows'; table: BackupTable; rows: string[] }
  | { kind: 'end of table'; table: BackupTable; count: number };

/** A file that is not a complete back-up. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Streams a back-up. Throws `BackupError` if it is corrupt, truncated or not a back-up. */
export async function* readBackup(file: string): AsyncGenerator<BackupEvent> {
  try {
    yield* eventsOf(linesOf(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new BackupError(`${file} does not exist`, { cause: error });
    if (code === 'EISDIR')
      throw new BackupError(`${file} is a folder: name the back-up that is in it`, { cause: error });
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is not a complete back-up of Vetrina: ${reason}`, { cause: error });
  }
}

/** Validates a whole back-up and returns its summary. */
export async function checkBackup(file: string): Promise<BackupSummary & { start: BackupHeader }> {
  const summary = { tables: 0, rows: 0 };
  let start: BackupHeader | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'start') start = part.start;
    if (part.kind !== 'end of table') continue;
    summary.tables += 1;
    summary.rows += part.count;
  }
  if (!start) throw new BackupError(`${file} is empty`);
  return { ...summary, start };
}

/** Lines end with LF alone, as `writeBackup` writes them: values contain U+2028 and the like, unescaped. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const isPacked = await checkHead(file);
  const stored = createReadStream(file);
  const unpacked = createGunzip();
  // `pipe` forwards no errors.
  const bytes = isPacked ? stored.on('error', (error) => unpacked.destroy(error)).pipe(unpacked) : stored;
  try {
    for await (const { text } of readLines(bytes, Number.POSITIVE_INFINITY)) if (text) yield text;
  } finally {
    stored.destroy();
  }
}

/** A tar archive's header, which names the format behind the first file's name. */
const HEAD_BYTES = 512;
const TAR_MARK = { text: 'ustar', at: 257 };

/** Returns true for a packed file: browsers and file managers unpack it on the way. Rejects with the remedy for archives. */
async function checkHead(file: string): Promise<boolean> {
  const head = await readHead(file);
  if (head.length === 0) throw new Error('it is empty');
  if (head.toString('latin1', 0, 2) === 'PK')
    throw new Error('it is a zip archive: unpack it, and restore the file that is in it');
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const content = isPacked ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head;
  if (content.indexOf(TAR_MARK.text, 0, 'latin1') === TAR_MARK.at)
    throw new Error('it is a tar archive: unpack it, and restore the file that is in it');
  return isPacked;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* eventsOf(lines: AsyncIterable<string>): AsyncGenerator<BackupEvent> {
  let state: 'start' | 'tables' | 'end' = 'start';
  let table: BackupTable | undefined;
  let [count, tables] = [0, 0];
  let batch: string[] = [];
  let characters = 0;
  const expectOrder = (isInOrder: boolean) => {
    if (!isInOrder) throw new Error('its lines are not in order');
  };
  for await (const line of lines) {
    const mark = parseMarkerLine(line);
    if (mark === undefined) {
      if (!table) throw new Error('a row belongs to no table');
      batch.push(line);
      characters += line.length;
      count += 1;
      if (batch.length < MAX_BATCH_ROWS && characters < MAX_BATCH_CHARACTERS) continue;
      yield { kind: 'rows', table, rows: batch };
      [batch, characters] = [[], 0];
    } else if ('format' in mark) {
      expectOrder(state === 'start');
      state = 'tables';
      yield { kind: 'start', start: mark };
    } else if ('table' in mark) {
      expectOrder(state === 'tables' && !table);
      table = { name: mark.table, columns: mark.columns, sequence: mark.sequence };
      count = 0;
    } else if ('rows' in mark) {
      if (!table || mark.rows !== count) throw new Error('rows are missing');
      if (batch.length > 0) yield { kind: 'rows', table, rows: batch };
      yield { kind: 'end of table', table, count };
      [batch, characters] = [[], 0];
      table = undefined;
      tables += 1;
    } else {
      expectOrder(state === 'tables' && !table && mark.tables === tables);
      state = 'end';
    }
  }
  if (state !== 'end') throw new Error('its end is missing');
}
