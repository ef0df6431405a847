import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../src/server/database/embedded/create-data-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The id of a user without rights. */
const NOBODY = 65_534;

let parent: string;
beforeEach(async () => {
  parent = await temporaryFolder();
  await writeFile(join(parent, 'file'), '');
});

describe('the data folder', () => {
  it('the data folder is created with its parents, for the owner alone, and reused the next time', async () => {
    const folder = join(parent, 'a', 'b');
    await Promise.all([createDataFolder(folder), createDataFolder(folder)]);
    await createDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['file', 'it is a file'],
    ['file/below', 'part of its path is a file'],
  ])('a data folder at %s is refused in one line', async (name, reason) => {
    const folder = join(parent, name);
    await expect(createDataFolder(folder)).rejects.toThrow(
      `DATA_DIR ${folder} cannot be used: ${reason}. Put that right, or set`,
    );
  });

  it('the folder of back-ups is named by its own setting', async () => {
    await expect(createDataFolder(join(parent, 'file'), 'BACKUP_DIR')).rejects.toThrow(
      /^BACKUP_DIR .* it is a file\. Put that right, or set BACKUP_DIR to another folder\.$/,
    );
  });

  it('a data folder of another user is refused in one line', async () => {
    const folder = join(parent, 'of-another-user');
    await mkdir(folder, { mode: 0o500 });
    await chmod(parent, 0o755);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      await expect(createDataFolder(folder)).rejects.toThrow(
        `DATA_DIR ${folder} cannot be used: this user may not open it`,
      );
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it.runIf(process.platform === 'linux')('a data folder is refused where none can be created', async () => {
    await expect(createDataFolder('/proc/nobody/data')).rejects.toThrow(
      /^DATA_DIR \/proc\/nobody\/data cannot be used: no folder can be created there/,
    );
  });
});
