import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Causes why no file can be made in a folder. */
const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder, part of the path is a file',
  EACCES: 'this user may not write there',
};

/**
 * Makes a file by a draft beside it, which takes its place once `write` has completed it. A failure leaves the earlier
 * file, and names the folder that takes no draft.
 */
export async function replaceFile<T>(
  file: string,
  draft: string,
  write: (draft: string) => Promise<T>,
): Promise<T> {
  try {
    const written = await write(draft);
    await rename(draft, file);
    return written;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const fault = folderFault(error, draft);
    throw fault === undefined ? error : new Error(`${dirname(resolve(file))}: ${fault}`, { cause: error });
  }
}

function folderFault(error: unknown, draft: string): string | undefined {
  if (!(error instanceof Error && 'path' in error && error.path === draft && 'code' in error))
    return undefined;
  return FOLDER_FAULTS[String(error.code)];
}
