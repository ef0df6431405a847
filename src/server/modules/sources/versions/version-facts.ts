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
