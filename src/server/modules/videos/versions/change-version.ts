import { sql } from 'kysely';
import { type Db, joinTransaction } from '../../../database/db.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { languageOfTag, languageTag, sortLanguages } from '../../catalogue/rules/languages.ts';
import { lockVersion, putFirst } from '../part-videos.ts';
import { NO_HINTS, type VersionFacts, type VersionHints } from './version-facts.ts';

/** Changes the facts of a version; false if it does not exist. */
export async function changeVersion(db: Db, id: number, changes: Partial<VersionFacts>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('video')
    .set(changes)
    .where('id', '=', id)
    .where('position', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a version first in the owner's order, whatever its reports; false if it does not exist. */
export function putVersionFirst(db: Db, id: number): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const version = await lockVersion(transaction, id);
    if (!version) return false;
    await sql`update video set set_back_at = null where id = ${id}`.execute(transaction);
    await putFirst(transaction, version);
    return true;
  });
}

/** The fields of a version that an owner can write. */
export const WRITTEN_FIELDS = ['quality', 'languages', 'subtitles', 'note'] as const;

const MAX_NOTE_LENGTH = 60;

/** Reads an owner's words about a version, each part empty if unknown; or returns the fault. */
export function parseVersion({
  quality,
  languages,
  subtitles,
  note,
}: Partial<Record<(typeof WRITTEN_FIELDS)[number], string>>): VersionHints | { fault: string } {
  const lines = parseQuality(quality ?? '');
  if (lines === undefined) return { fault: `no quality: ${quality}` };
  const [spoken, written] = [languages, subtitles].map((text) => parseLanguages(text ?? ''));
  if (!spoken) return { fault: `no languages: ${languages}` };
  if (!written) return { fault: `no subtitles: ${subtitles}` };
  const words = shortNote(note ?? '');
  return { ...NO_HINTS, quality: lines, languages: spoken, subtitles: written, note: words };
}

/** `1080p`, `1080`, `4k`; null for nothing, undefined for no quality. */
function parseQuality(text: string): number | null | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  if (word === '4k') return 2160;
  const lines = Number(/^(\d{3,4})[pi]?$/.exec(word)?.[1]);
  return QUALITIES.find((one) => one === lines);
}

/** `ita, eng` or `it en`; undefined if a word is not a language. */
function parseLanguages(text: string): string[] | undefined {
  const words = text.split(/[\s,;/]+/).filter(Boolean);
  const codes = words.map((word) => languageTag(word) ?? languageOfTag(word));
  return codes.includes(undefined) ? undefined : sortLanguages(codes.filter((code) => code !== undefined));
}

/** An owner's words, on one line and not too long for a button. */
function shortNote(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_NOTE_LENGTH);
}
