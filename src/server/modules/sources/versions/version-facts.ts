/** What tells the versions of a title part apart. */
export type VersionKey = {
  /** Lines of the picture (1080); null while not known. */
  quality: number | null;
  /** Codes in the order of `sortLanguages`; empty while not known. */
  languages: readonly string[];
  /** What else there is to say: an edition, or the owner's words; empty for nothing. */
  note: string;
};

/** What is known of a version. */
export type VersionFacts = VersionKey & {
  /** Languages of the subtitles within the video. */
  subtitles: readonly string[];
  bytes: number | null;
};

/** What names and captions say of a video, and `measured`, the quality that its width and height tell. */
export type VersionHints = VersionFacts & { measured: number | null };

export const NO_HINTS: VersionHints = {
  quality: null,
  languages: [],
  note: '',
  subtitles: [],
  bytes: null,
  measured: null,
};

/** What is known of the version in a row. */
export function factsOf({ quality, languages, subtitles, bytes, note }: VersionFacts): VersionFacts {
  return { quality, languages, subtitles, bytes, note };
}

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
