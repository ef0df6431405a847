import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const file = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** The version of this program. */
export const VERSION = v.parse(
  file,
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;
