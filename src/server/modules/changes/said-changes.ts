import * as v from 'valibot';
import { REPORT_KINDS } from '../../../contract/own/title.ts';

/** A kind of change with its stored fields. */
function said<const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) {
  return v.object({ kind: v.literal(kind), ...entries });
}

const text = v.string();
const count = v.number();
/** The first title's name, and the number of titles. */
const titles = { name: text, titles: count };
const edit = { from: text, to: text };
const part = {
  title: text,
  episode: v.nullable(v.object({ season: count, episode: count })),
};
/** An owner's values for a version. */
const written = v.object({
  quality: v.nullable(count),
  languages: v.array(text),
  subtitles: v.array(text),
  note: text,
});
const version = v.object({ ...written.entries, bytes: v.nullable(count) });
const report = { title: text, problem: v.picklist(REPORT_KINDS) };
/** Null if it has only a person's own words, which are read by its id as long as they exist. */
const request = {
  request: v.nullable(v.object({ name: text, year: text, season: v.nullable(count) })),
  id: v.optional(count),
};

const saidChange = v.variant('kind', [
  said('banned', {}),
  said('unbanned', {}),
  said('sessionsEnded', {}),
  said('dataSent', {}),
  said('dataErased', {}),
  said('helperAdded', {}),
  said('helperRemoved', {}),
  said('premiumGiven', { days: v.nullable(count) }),
  said('premiumRevoked', {}),
  said('paymentRefunded', { stars: count }),
  said('fieldWritten', { title: text, field: text, ...edit }),
  said('titlesHidden', titles),
  said('titlesShown', titles),
  said('genreAdded', { genre: text, ...titles }),
  said('genreRemoved', { genre: text, ...titles }),
  said('titleMerged', { name: text, id: count, keep: count }),
  said('titleRemoved', { name: text, id: count }),
  said('titlesImported', { from: text }),
  said('versionRemoved', { ...part, version }),
  said('versionFirst', { ...part, version, id: count }),
  said('versionEdited', {
    ...part,
    field: v.keyof(written),
    ...edit,
  }),
  said('subtitlesRemoved', { ...part, label: text }),
  said('subtitlesEdited', { ...part, ...edit }),
  said('videosMatched', { title: text, video: text, videos: count }),
  said('videosIgnored', { video: text, videos: count }),
  said('videosTakenBack', { videos: count }),
  said('requestApproved', request),
  said('requestRejected', request),
  said('requestsReopened', { count }),
  said('reportResolved', report),
  said('reportDismissed', report),
  said('reportsReopened', { count }),
  said('announcement', { done: v.picklist(['sent', 'scheduled', 'resumed', 'stopped']), text }),
  said('workRetried', { work: text, retried: count }),
]);

/** A change as stored: without names of people, and put into words in the reader's language. */
export type SaidChange = v.InferOutput<typeof saidChange>;

/** Reads a stored change; returns the stored text for a kind that this build does not know. */
export function readSaidChange(stored: string): SaidChange | string {
  try {
    const read = v.safeParse(saidChange, JSON.parse(stored));
    return read.success ? read.output : stored;
  } catch {
    return stored;
  }
}
