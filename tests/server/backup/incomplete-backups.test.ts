import { copyFile, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCustomListUnchecked } from '../../../src/server/modules/lists/custom-lists.ts';
import { changeBackup, contentsOf, fillDatabase } from './support/backup-fixtures.ts';
import { type Backups, backUp, runOn, useBackups } from './support/use-backups.ts';

let all: Backups;
useBackups((opened) => void (all = opened), { per: 'file' });

// No test changes a database, and each of them checks that.
let whole: string;
let before: unknown;
beforeAll(async () => {
  await fillDatabase(all.source.db);
  await insertCustomListUnchecked(all.target.db, { userId: '7', titolo: 'Mia' });
  before = await contentsOf(all.target.db);
  whole = join(all.folder, 'whole.gz');
  await backUp({ ...all, file: whole });
});
beforeEach(async () => {
  await rm(all.file, { recursive: true, force: true });
  await copyFile(whole, all.file);
});

/** A tar archive's first block. */
const TAR = Buffer.alloc(1024);
TAR.write('all', 0);
TAR.write('ustar', 257);

const damage: [string, () => Promise<unknown>, string][] = [
  [
    'that is truncated',
    async () => truncate(all.file, (await stat(all.file)).size - 20),
    'unexpected end of file',
  ],
  ['truncated within its header', () => truncate(all.file, 5), 'unexpected end of file'],
  ['that is empty', () => truncate(all.file, 0), 'it is empty'],
  ['that is not a back-up', () => writeFile(all.file, 'select 1;'), 'neither a row nor a marker'],
  ['in a zip archive', () => writeFile(all.file, 'PK\x03\x04 and more'), 'it is a zip archive: unpack it'],
  ['in a tar archive', () => writeFile(all.file, TAR), 'it is a tar archive: unpack it'],
  ['in a packed tar archive', () => writeFile(all.file, gzipSync(TAR)), 'it is a tar archive: unpack it'],
  [
    'that is a folder',
    async () => {
      await rm(all.file);
      await mkdir(all.file);
    },
    'is a folder: name the back-up that is in it',
  ],
  [
    'that was unpacked and is truncated',
    async () => writeFile(all.file, gunzipSync(await readFile(all.file)).subarray(0, -20)),
    'neither a row nor a marker',
  ],
  ['of something else', () => writeFile(all.file, gzipSync('select 1;\n')), 'neither a row nor a marker'],
  [
    'of a later format',
    () => changeBackup(all.file, (text) => text.replace('back-up 1', 'back-up 2')),
    'neither a row nor',
  ],
  [
    'without its end',
    () => changeBackup(all.file, (text) => text.replace(/#\{"tables.*\n$/, '')),
    'its end is missing',
  ],
  [
    'with more behind its end',
    () => changeBackup(all.file, (text) => `${text}{}\n`),
    'a row belongs to no table',
  ],
  [
    'without a row',
    () => changeBackup(all.file, (text) => text.replace(/\n\{.*\n/, '\n')),
    'rows are missing',
  ],
  [
    'without a table',
    () => changeBackup(all.file, (text) => text.replace(/#\{"table":"delivery.*\n[^#]*#.*\n/, '')),
    'not in order',
  ],
  [
    'with a byte changed',
    async () => {
      const bytes = await readFile(all.file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 6) ^ 1, bytes.length - 6);
      await writeFile(all.file, bytes);
    },
    'incorrect data check',
  ],
  ['that does not exist', () => rm(all.file), 'does not exist'],
  [
    'of a newer program',
    () => changeBackup(all.file, (text) => text.replace('"0001-', '"9999-later","0001-')),
    'upgrade first',
  ],
];

it.each(damage)('an incomplete back-up changes nothing: one %s', async (_name, spoil, reason) => {
  await spoil();
  const { code, stderr } = await runOn(all.target, ['restore', '--yes', all.file]);
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
  expect(await contentsOf(all.target.db)).toEqual(before);
});

it('a back-up whose rows violate a constraint changes nothing: all or nothing is restored', async () => {
  await changeBackup(all.file, (text) => text.replaceAll('"kind":"search"', '"kind":"other"'));
  const { stderr } = await runOn(all.target, ['restore', '--yes', all.file]);
  expect(stderr).toMatch(/delivery_kind_check/);
  expect(await contentsOf(all.target.db)).toEqual(before);
});
