import { type RawBuilder, sql } from 'kysely';
import { ownerTexts, versionTexts } from '../../../chat/texts/texts.ts';
import type { VideoRow } from '../part-videos.ts';

/** The columns that tell the versions of a title part apart. */
export type VersionKey = Pick<VideoRow, 'quality' | 'languages' | 'note'>;

/** The known facts of a version. */
export type VersionFacts = VersionKey & Pick<VideoRow, 'subtitles' | 'bytes'>;

/** Hints of names and captions, and `measured`, the quality by its width and height. */
export type VersionHints = VersionFacts & { measured: number | null };

export const NO_HINTS: VersionHints = {
  quality: null,
  languages: [],
  note: '',
  subtitles: [],
  bytes: null,
  measured: null,
};

/** The facts of the version in a row. */
export function factsOf({ quality, languages, subtitles, bytes, note }: VersionFacts): VersionFacts {
  return { quality, languages, subtitles, bytes, note };
}

/** A version's facts once a video of it has come: the video's own, else the earlier ones. */
export function mergeFacts(before: VersionFacts | undefined, hints: VersionHints): VersionFacts {
  const { quality, measured, languages, subtitles, note, bytes } = hints;
  return {
    quality: quality ?? measured ?? before?.quality ?? null,
    languages: languages.length > 0 ? languages : (before?.languages ?? []),
    subtitles: subtitles.length > 0 ? subtitles : (before?.subtitles ?? []),
    note: note || (before?.note ?? ''),
    bytes,
  };
}

/**
 * The version that a new video replaces: the one of exactly its quality, languages and note, else the first that
 * nothing distinguishes it from. A hint of its name or caption that is missing in a version makes a new version; a
 * measured quality does not while the version's is unknown. Undefined for a new version.
 */
export function findSameVersion<Version extends VersionKey & Partial<Pick<VideoRow, 'subtitles'>>>(
  versions: readonly Version[],
  hints: VersionHints,
): Version | undefined {
  const key = { ...hints, quality: hints.quality ?? hints.measured };
  return versions.find((one) => isSameKey(one, key)) ?? versions.find((one) => fits(one, hints));
}

/** True if anything tells a version apart. */
export function isKnownVersion(version: VersionKey): boolean {
  return !isSameKey(version, NO_HINTS);
}

function isSameKey(one: VersionKey, other: VersionKey): boolean {
  return one.quality === other.quality && one.note === other.note && isSame(one.languages, other.languages);
}

/** SQL: two rows of `video` are the same version. */
export function isSameVersion(one: string, other: string): RawBuilder<boolean> {
  const both = (column: string) =>
    sql.join([sql.ref(`${one}.${column}`), sql.ref(`${other}.${column}`)], sql` is not distinct from `);
  return sql`(${both('quality')} and ${both('languages')} and ${both('note')})`;
}

function fits(
  version: VersionKey & Partial<Pick<VideoRow, 'subtitles'>>,
  { quality, measured, languages, subtitles, note }: VersionHints,
): boolean {
  const ofQuality =
    quality === null
      ? measured === null || version.quality === null || version.quality === measured
      : version.quality === quality;
  return (
    ofQuality &&
    (languages.length === 0
      ? subtitles.length === 0 || isSame(version.subtitles ?? [], subtitles)
      : isSame(version.languages, languages)) &&
    (note === '' || version.note === note)
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

const namesOf = (codes: readonly string[]) => codes.map(versionTexts.languageName).join(', ');

/**
 * A version on one line: '1080p · italiano, inglese · sottotitoli italiano · Extended · 4,2 GB'; empty if nothing
 * is known.
 */
export function versionLabel({ quality, languages, subtitles, note, bytes }: VersionFacts): string {
  return [
    quality !== null && `${quality}p`,
    namesOf(languages),
    subtitles.length > 0 && versionTexts.subtitles(namesOf(subtitles)),
    note,
    bytes !== null && bytes > 0 && ownerTexts.size(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
}
