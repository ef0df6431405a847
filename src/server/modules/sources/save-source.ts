import { type Kysely, sql, type Transaction } from 'kysely';
import { joinTransaction } from '../../database/join-transaction.ts';
import type { Schema } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import { forgetReplaced, keepEarlier, keepReplaced, moveReplaced } from './keep-replaced.ts';
import type { TitlePart } from './title-part.ts';
import { learnVersions } from './versions/learn-versions.ts';
import {
  findVersionRow,
  insertVersion,
  putWorkingFirst,
  updateVersion,
  type VersionRow,
  versionsOfPart,
} from './versions/part-versions.ts';
import { findSameVersion } from './versions/same-version.ts';
import { NO_HINTS, type VersionFacts, type VersionHints } from './versions/version-facts.ts';
import { isSamePlace, rowOfSource, type VideoSource } from './video-source.ts';

/**
 * `added`: beside the part's other versions. `replacedId`: what was there before and is kept, see `replaced-sources.ts`;
 * undefined where it was the same or lost.
 */
export type SavedSource = {
  outcome: 'new' | 'added' | 'replaced';
  replacedId: number | undefined;
  /** What is known of the version now. */
  version: VersionFacts;
};

type Saving = {
  /** The post that it came with. */
  postId?: number | null;
  /** Whether the owner is told of a replacement by the caller; otherwise it is reported. */
  isTold?: boolean;
  /** What is known of its version. */
  hints?: VersionHints;
  /** The version that it takes the place of, whatever is known of both. */
  replaces?: number;
  /** When it was posted, where that was before what is there: it takes the place of nothing that works. */
  earlierAt?: Date | undefined;
};

/**
 * Inserts a source of a title part, beside its other versions or in the place of the same one, and enqueues notifications
 * of its arrival. What is replaced is kept for when the newer one is gone.
 */
export async function saveSourceAndNotify(
  db: Kysely<Schema>,
  part: TitlePart,
  source: VideoSource,
  { postId = null, isTold = true, hints = NO_HINTS, replaces, earlierAt }: Saving = {},
): Promise<SavedSource> {
  const place = {
    ...rowOfSource(part, source),
    added_at: sql<Date>`now()`,
    post_id: postId,
    lost_at: null,
    loss_told_at: null,
    restored_at: null,
    set_back_at: null,
  };
  return joinTransaction(db, async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const versions = await learnVersions(transaction, part, await versionsOfPart(transaction, part));
    const before =
      versions.find(({ id }) => id === replaces) ??
      versions.find((one) => isSamePlace(one, place) || (postId !== null && one.post_id === postId)) ??
      findSameVersion(versions, hints);
    const version = mergeFacts(before, hints);
    const row = {
      ...place,
      ...version,
      languages: [...version.languages],
      subtitles: [...version.subtitles],
    };
    const isReplaced = before && before.lost_at === null && !isSamePlace(before, place);
    if (isReplaced && earlierAt) {
      const replacedId = await keepEarlier(transaction, { ...row, ...keyColumns(before) }, earlierAt);
      return { outcome: 'replaced', replacedId, version: before };
    }
    if (before) await moveReplaced(transaction, part, { from: before, to: version });
    const replacedId = isReplaced
      ? await keepReplaced(transaction, { ...before, ...keyColumns(version) }, isTold)
      : undefined;
    await forgetReplaced(transaction, part, place);
    const { id, isFirst } = before ?? (await insertVersion(transaction, row, part));
    if (before) await updateVersion(transaction, before, row);
    if (isFirst || (await becomesFirst(transaction, part, id))) await storeArrivals(transaction, [id]);
    const added = versions.length > 0 ? 'added' : 'new';
    return { outcome: before ? 'replaced' : added, replacedId, version };
  });
}

/** What is known of a version once a video of it has come: what that tells, else what was known of it. */
function mergeFacts(before: VersionRow | undefined, hints: VersionHints): VersionFacts {
  const { quality, measured, languages, subtitles, note, bytes } = hints;
  return {
    quality: quality ?? measured ?? before?.quality ?? null,
    languages: languages.length > 0 ? languages : (before?.languages ?? []),
    subtitles: subtitles.length > 0 ? subtitles : (before?.subtitles ?? []),
    note: note || (before?.note ?? ''),
    bytes,
  };
}

const keyColumns = ({ quality, languages, note }: VersionFacts) => ({
  quality,
  languages: [...languages],
  note,
});

/** Whether a version that was changed stands first now, since the one that did is lost. */
async function becomesFirst(transaction: Transaction<Schema>, part: TitlePart, id: number): Promise<boolean> {
  await putWorkingFirst(transaction, part);
  return (await findVersionRow(transaction, id))?.isFirst ?? false;
}
