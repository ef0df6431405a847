import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../../../src/server/lib/project.ts';
import { readInWorker } from '../../../../../src/server/modules/imports/files/file-worker.ts';
import { readListWithinLimits } from '../../../../../src/server/modules/list-imports/take-list-file.ts';
import { workbookOf } from '../../../support/workbook.ts';

const run = promisify(execFile);
const WORKER = new URL('build/src/server/modules/imports/files/file-worker.js', PROJECT_FOLDER);
const folder = mkdtempSync(path.join(tmpdir(), 'vetrina-workers-'));
afterAll(() => rmSync(folder, { recursive: true }));
let scripts = 0;

/** A worker's script whose reader is `read`. */
function script(read: string): URL {
  const file = path.join(folder, `${(scripts += 1)}.mjs`);
  writeFileSync(file, `import { postFrom } from '${WORKER.href}'; await postFrom(${read});`);
  return pathToFileURL(file);
}

const FILE = { name: 'a.csv', bytes: new Uint8Array([1, 2, 3]) };
const LIMITS = { timeLimitMs: 60_000, heapMegabytes: 32 };

async function all(read: string | URL, limits = LIMITS): Promise<unknown[]> {
  const messages: unknown[] = [];
  for await (const message of readInWorker(
    typeof read === 'string' ? script(read) : read,
    FILE,
    'sum',
    limits,
  ))
    messages.push(message);
  return messages;
}

describe('a worker that reads a file', () => {
  it('sends what it reads, one message after the other', async () => {
    const read =
      'async function* ({ name, bytes, task }) { yield name; for (const byte of bytes) yield byte; yield task; }';
    expect(await all(read)).toEqual(['a.csv', 1, 2, 3, 'sum']);
  });

  it('reads no further than its reader asks', async () => {
    const messages: unknown[] = [];
    for await (const message of readInWorker(script('async function* () { yield 1; for (;;); }'), FILE)) {
      messages.push(message);
      break;
    }
    expect(messages).toEqual([1]);
  });

  it('reads the next file without a second start, and lets the process end', async () => {
    const reading = `import { onlyMessage, readInWorker } from '${WORKER.href}';
      const file = { name: 'a', bytes: new Uint8Array() };
      const script = new URL(${JSON.stringify(script('async function* () { yield (globalThis.files = (globalThis.files ?? 0) + 1); }').href)});
      for (let at = 0; at < 3; at += 1) console.log(await onlyMessage(readInWorker(script, file)));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', reading]);
    expect(stdout).toBe('1\n2\n3\n');
  });

  it('a file after one that was refused is read by another worker', async () => {
    const read = script(
      'async function* () { if (globalThis.read) for (;;); globalThis.read = true; yield 1; }',
    );
    expect(await all(read)).toEqual([1]);
    await expect(all(read, { ...LIMITS, timeLimitMs: 200 })).rejects.toMatchObject({ kind: 'too much work' });
    expect(await all(read)).toEqual([1]);
  });

  it('a worker is stopped when it takes too long', async () => {
    const endless = all('async function* () { for (;;); }', { ...LIMITS, timeLimitMs: 200 });
    await expect(endless).rejects.toMatchObject({ kind: 'too much work' });
  });

  it('a worker is stopped when it takes too much memory, and the process survives', async () => {
    const greedy = all('async function* () { const all = []; for (;;) all.push([all.length]); }');
    await expect(greedy).rejects.toMatchObject({ kind: 'too much work' });
  });

  it('one allocation beyond all memory ends the worker alone', async () => {
    const moreRows = '<row r="9"><c r="ZZZZZZ9"><v>1</v></c></row>';
    const bytes = workbookOf([{ rows: [['titolo']], moreRows }]);
    expect(await readListWithinLimits({ name: 'film.xlsx', bytes })).toEqual({ fault: 'too much work' });
  });

  it('says when its script does not start', async () => {
    await expect(all(new URL('missing.mjs', pathToFileURL(`${folder}/`)))).rejects.toThrow('code 1');
  });

  it('gets nothing of the server’s settings', async () => {
    process.env['BOT_TOKEN_OF_TEST'] = '1:secret';
    expect(await all('async function* () { yield Object.values(process.env).join(); }')).not.toContain(
      '1:secret',
    );
    delete process.env['BOT_TOKEN_OF_TEST'];
  });

  it('fails with its own error, after the messages before it', async () => {
    const messages: unknown[] = [];
    const failing = async () => {
      const rows = readInWorker(
        script("async function* () { yield 1; throw new Error('no such luck'); }"),
        FILE,
      );
      for await (const message of rows) messages.push(message);
    };
    await expect(failing()).rejects.toThrow('no such luck');
    expect(messages).toEqual([1]);
  });
});
