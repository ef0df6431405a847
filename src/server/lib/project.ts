import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The folder of this program's package.json, above its sources and above the compiled files; ends in a slash. */
export const PROJECT_FOLDER = nearestPackage(new URL('.', import.meta.url));

function nearestPackage(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : nearestPackage(new URL('..', folder));
}

const file = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** The version of this program. */
export const VERSION = v.parse(file, readFileSync(new URL('package.json', PROJECT_FOLDER), 'utf8')).version;
