import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: the compiled tools run copies of these files in build/. */
export const PROJECT_FOLDER = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} folder
 * @returns {string}
 */
function nearestPackage(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}
