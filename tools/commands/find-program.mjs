import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * The path of the first of these programs in PATH, or in one of the other folders.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} [otherFolders]
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(names, otherFolders = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders];
  for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name))))
    if (await isExecutable(path)) return path;
  return undefined;
}

/** @param {string} path */
export const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
