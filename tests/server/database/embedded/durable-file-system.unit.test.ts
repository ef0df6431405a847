import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openDurablePglite } from '../../../../src/server/database/embedded/durable-pglite.ts';
import { executeWireProtocol } from '../../../../src/server/database/embedded/execute-wire-protocol.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = await temporaryFolder();
const pglite = await openDurablePglite(folder);
await pglite.exec('create table note (word text)');

afterEach(() => vi.restoreAllMocks());

/** The paths of the files that reach the disk while `work` runs. */
async function flushedBy(work: () => Promise<unknown>): Promise<string[]> {
  const { fsyncSync } = fs;
  const paths: string[] = [];
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    paths.push(fs.readlinkSync(`/proc/self/fd/${file}`));
    fsyncSync(file);
  });
  await work();
  return paths;
}

it.runIf(process.platform === 'linux')('a commit is on the disk before it is acknowledged', async () => {
  const paths = await flushedBy(() => pglite.query("insert into note values ('kept')"));
  expect(paths).toEqual([expect.stringContaining(join(folder, 'pg_wal'))]);
});

it.runIf(process.platform === 'linux')('tables are on the disk after a checkpoint', async () => {
  const paths = await flushedBy(() => pglite.exec('checkpoint'));
  expect(paths).toContainEqual(expect.stringContaining(join(folder, 'base')));
  expect(paths).toContain(join(folder, 'global', 'pg_control'));
});

it('a commit is not acknowledged when the disk fails, and the failure is reported', async () => {
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  await expect(executeWireProtocol(pglite, simpleQuery("insert into note values ('lost')"))).rejects.toThrow(
    'could not fsync',
  );
});

/** A query as it goes over the wire: its kind, its length, its text and a closing zero. */
function simpleQuery(text: string): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + text.length + 1);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}
