import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileCause } from '../../lib/file-fault.ts';

/** Creates the data folder, or that of another setting, with mode 700. Rejects with one line that names it. */
export async function createDataFolder(
  folder: string,
  setting: 'DATA_DIR' | 'BACKUP_DIR' = 'DATA_DIR',
): Promise<void> {
  try {
    await createFolder(resolve(folder));
    // An existing one may be another user's, or of a file system that takes nothing.
    await rmdir(await mkdtemp(join(folder, '.probe-')));
  } catch (cause) {
    throw new Error(
      `${setting} ${folder} cannot be used: ${reasonOf(cause)}. Put that right, or set ${setting} to another folder.`,
      { cause },
    );
  }
}

const reasonOf = (cause: unknown) =>
  fileCause(cause) ?? (cause instanceof Error ? cause.message : String(cause));

/** One level at a time: `recursive` never ends where a file system takes no folders (`/proc`). */
async function createFolder(path: string): Promise<void> {
  const kind = await kindOf(path);
  if (kind === 'folder') return;
  if (kind === 'other') throw new Error('it is a file');
  await createFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process was faster.
    if ((await kindOf(path)) === 'folder') return;
    throw isMissing(error) ? new Error('no folder can be created there', { cause: error }) : error;
  });
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function kindOf(path: string): Promise<'folder' | 'other' | undefined> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
