import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PROJECT_FOLDER } from './project-folder.ts';

const file = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** The version of this program. */
export const VERSION = v.parse(file, readFileSync(new URL('package.json', PROJECT_FOLDER), 'utf8')).version;
