import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The build puts a copy beside the compiled program. */
const FILE = new URL('./motifs.json', import.meta.url);

/**
 * Titles with a chosen picture: slug to `composition:motif`. A slug that is not in the catalogue is ignored; any other
 * title gets its picture by genre and at random.
 */
export const compositionAndMotifBySlug: Readonly<Record<string, string>> = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(FILE, 'utf8')),
);
