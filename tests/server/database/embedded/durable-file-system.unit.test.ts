import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openDurablePglite } from '../../../../src/server/database/embedded/durable-pglite.ts';
import { executeWireProtocol } from '../../../../src/server/database/embedded/execute-wire-protocol.ts';
import { LogSync } from '../../../../src/server/database/embedded/log-sync.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = await temporaryFolder();
const onSynced = vi.fn();
const onFailure = vi.fn();
const log = new LogSync(onSynced, onFailure);
const pglite = await openDurablePglite(folder, log);
await pglite.exec('create table note (word text)');

const lastSynced = () => onSynced.mock.lastCall?.[0];
const untilSynced = () => vi.waitFor(() => expect(lastSynced()).toBe(log.wanted));
const pathOf = (file: number) => fs.readlinkSync(`/proc/self/fd/${file}`);

/** Syncs of the log that are held back, as on a slow disk. */
let held: (() => void)[] = [];
const holdSyncs = () => {
  const { fsync } = fs;
  vi.spyOn(fs, 'fsync').mockImplementation((file, done) => void held.push(() => fsync(file, done)));
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const sync of held) sync();
  held = [];
});

/** The changes on the disk while `work` runs: each with the path of its file. */
async function changesBy(work: () => Promise<unknown>): Promise<string[]> {
  const changes: string[] = [];
  const { fsyncSync, writeSync, unlinkSync, truncateSync } = fs;
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    changes.push(`sync ${pathOf(file)}`);
    fsyncSync(file);
  });
  vi.spyOn(fs, 'writeSync').mockImplementation((file: number, ...data: unknown[]) => {
    changes.push(`write ${pathOf(file)}`);
    return Reflect.apply(writeSync, fs, [file, ...data]);
  });
  vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
    changes.push(`remove ${path}`);
    unlinkSync(path);
  });
  vi.spyOn(fs, 'truncateSync').mockImplementation((path, length) => {
    changes.push(`truncate ${path}`);
    truncateSync(path, length);
  });
  await work();
  return changes;
}

it.runIf(process.platform === 'linux')('a commit counts as synced once its log is on the disk', async () => {
  await untilSynced();
  holdSyncs();
  await pglite.query("insert into note values ('kept')");
  expect(lastSynced()).toBeLessThan(log.wanted);
  expect(held).toHaveLength(1);
  for (const sync of held.splice(0)) sync();
  await untilSynced();
});

it('commits that come while the disk is busy share the next sync', async () => {
  await untilSynced();
  holdSyncs();
  const before = log.wanted;
  for (const word of ['one', 'two', 'three', 'four'])
    await executeWireProtocol(pglite, simpleQuery(`insert into note values ('${word}')`));
  expect(log.wanted - before).toBeGreaterThanOrEqual(4);
  expect(held).toHaveLength(1);
  for (const sync of held.splice(0)) sync();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  for (const sync of held.splice(0)) sync();
  await untilSynced();
});

it.runIf(process.platform === 'linux').each([
  ['tables are written', 'checkpoint'],
  ['a table is removed', 'drop table note'],
])('the log is on the disk before %s', async (_, statement) => {
  await untilSynced();
  holdSyncs();
  await pglite.query("insert into note values ('first')");
  const changes = await changesBy(() => pglite.exec(`${statement}; checkpoint`));
  const isOfLog = (change: string) => change.includes(join(folder, 'pg_wal'));
  const firstOther = changes.findIndex((change) => !isOfLog(change));
  expect(changes.slice(0, firstOther)).toContainEqual(expect.stringMatching(/^sync .*pg_wal/));
  expect(changes).toContainEqual(expect.stringContaining(`sync ${join(folder, 'base')}`));
  expect(changes).toContain(`sync ${join(folder, 'global', 'pg_control')}`);
});

it('a disk that fails while a commit is on its way is reported', async () => {
  await pglite.exec('create table other (word text)');
  await untilSynced();
  vi.spyOn(fs, 'fsync').mockImplementation((_, done) => done(new Error('EIO: i/o error, fsync')));
  const before = lastSynced();
  await pglite.query("insert into other values ('lost')");
  expect(onFailure).toHaveBeenCalledWith(new Error('EIO: i/o error, fsync'));
  expect(lastSynced()).toBe(before);
});

it('a checkpoint fails, and is reported, when the disk does', async () => {
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  });
  await expect(executeWireProtocol(pglite, simpleQuery('checkpoint'))).rejects.toThrow('could not fsync');
});

/** A query as it goes over the wire: its kind, its length, its text and a closing zero. */
function simpleQuery(text: string): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + text.length + 1);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}
