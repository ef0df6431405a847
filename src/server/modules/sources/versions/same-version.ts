import type { VersionHints, VersionKey } from './version-facts.ts';

/**
 * The version that a new video takes the place of: the one of exactly its quality, languages and note, else the first that
 * it does not tell itself apart from. What names and captions say and a version lacks makes another version; a quality that
 * was only measured does not, where the version's own is not known. Undefined for another version.
 */
export function findSameVersion<Version extends VersionKey>(
  versions: readonly Version[],
  hints: VersionHints,
): Version | undefined {
  const key = { ...hints, quality: hints.quality ?? hints.measured };
  return versions.find((one) => isSameKey(one, key)) ?? versions.find((one) => fits(one, hints));
}

function isSameKey(one: VersionKey, other: VersionKey): boolean {
  return one.quality === other.quality && one.note === other.note && isSame(one.languages, other.languages);
}

function fits(version: VersionKey, { quality, measured, languages, note }: VersionHints): boolean {
  const ofQuality =
    quality === null
      ? measured === null || version.quality === null || version.quality === measured
      : version.quality === quality;
  return (
    ofQuality &&
    (languages.length === 0 || isSame(version.languages, languages)) &&
    (note === '' || version.note === note)
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
