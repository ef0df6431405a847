import { existsSync } from 'node:fs';

/** The folder of this program's package.json, above its sources and above what they are compiled to; ends in a slash. */
export const PROJECT_FOLDER = nearestPackage(new URL('.', import.meta.url));

function nearestPackage(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : nearestPackage(new URL('..', folder));
}
