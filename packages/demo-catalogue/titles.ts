import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import {
  type TitleRecord,
  titleRecordSchema,
} from '../../src/server/modules/catalogue/rules/title-record.ts';

/** Every title of the demo has an origin that begins so. */
export const DEMO_ORIGIN_PREFIX = 'demo:';

/** The build puts a copy beside the compiled program. */
const FILE = new URL('./titles.ndjson', import.meta.url);

/** The demo's titles in the import format: films first, then series. Throws for a line that is not a title. */
export async function readDemoTitles(): Promise<TitleRecord[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => v.parse(titleRecordSchema, JSON.parse(line)));
}

/** A title's name within the demo: lower case, ends in the year, as in `nosferatu-1922`. */
export function slugOf(origin: string): string {
  return origin.slice(DEMO_ORIGIN_PREFIX.length);
}

/** True if a video comes with the title, so that everybody may see all of it. */
export function isDeliverable({ sorgenti }: TitleRecord): boolean {
  return sorgenti.length > 0;
}
