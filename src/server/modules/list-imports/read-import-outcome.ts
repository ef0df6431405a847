import { truncateText } from '../../chat/messages/html.ts';
import type { Db } from '../../database/db.ts';
import { listImportTexts } from './list-import-texts.ts';
import { MAX_SIMILAR_SEARCHES, missingEntries, readImportResult } from './list-imports.ts';

/** Missing titles that are named. */
const NAMED = 10;
const MAX_NAME_LENGTH = 80;

/**
 * What became of a person's file, in the person's language, with the names of its first missing titles that they have not
 * requested, and how many titles are missing; undefined before its end.
 */
export async function readImportOutcome(
  db: Db,
  own: { id: number; userId: string },
): Promise<{ text: string; names: string[]; missing: number } | undefined> {
  const result = await readImportResult(db, own.id);
  if (!result) return undefined;
  const limit =
    result.searches >= MAX_SIMILAR_SEARCHES ? [listImportTexts.exactNamesOnly(MAX_SIMILAR_SEARCHES)] : [];
  const names = (await missingEntries(db, own, NAMED)).map(({ name, imdbId, year }) => {
    const short = truncateText(name, MAX_NAME_LENGTH) || (imdbId ?? '');
    return `${short}${year === null ? '' : ` (${year})`}`;
  });
  return { text: [listImportTexts.summary(result), ...limit].join('\n'), names, missing: result.missing };
}
