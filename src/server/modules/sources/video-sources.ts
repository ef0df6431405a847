import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { joinTransaction } from '../../database/join-transaction.ts';
import type { Schema, SourceTable } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import {
  deleteAndRestore,
  forgetReplaced,
  keepReplaced,
  moveReplaced,
  restoreInPlaceOfLost,
} from './replaced-sources.ts';
import { ofPart, partColumns, partOf, type TitlePart } from './title-part.ts';
import { learnVersions } from './versions/learn-versions.ts';
import {
  findVersionRow,
  insertVersion,
  putWorkingFirst,
  updateVersion,
  type VersionRow,
  versionRows,
  versionsOfPart,
} from './versions/part-versions.ts';
import { findSameVersion } from './versions/same-version.ts';
import { factsOf, NO_HINTS, type VersionFacts, type VersionHints } from './versions/version-facts.ts';

/** Where a video comes from: a Telegram file, a message to copy, or a URL. */
export type VideoSource =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

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
};

/**
 * Inserts a source of a title part, beside its other versions or in the place of the same one, and enqueues notifications
 * of its arrival. What is replaced is kept for when the newer one is gone.
 */
export async function saveSourceAndNotify(
  db: Kysely<Schema>,
  part: TitlePart,
  source: VideoSource,
  { postId = null, isTold = true, hints = NO_HINTS, replaces }: Saving = {},
): Promise<SavedSource> {
  const place = {
    ...rowOf(part, source),
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

type Place = Pick<Selectable<SourceTable>, 'file_id' | 'chat_id' | 'message_id' | 'url'>;

function isSamePlace(one: Place, other: Place): boolean {
  return (['file_id', 'chat_id', 'message_id', 'url'] as const).every(
    (column) => one[column] === other[column],
  );
}

/** The first source of a title part; undefined without one. */
export async function findSource(db: Kysely<Schema>, part: TitlePart): Promise<VideoSource | undefined> {
  const row = await db.selectFrom('source').selectAll().where(ofPart(part)).executeTakeFirst();
  return row && sourceOf(row);
}

/** The source with this id; undefined when it does not exist. */
export async function findSourceById(db: Kysely<Schema>, id: number): Promise<VideoSource | undefined> {
  const row = await findVersionRow(db, id);
  return row && sourceOf(row);
}

/** A version of a title part that can be delivered. */
export type Version = VersionFacts & { id: number; source: VideoSource; isSetBack: boolean };

/** The versions of a part in the owner's order: those that are not lost, or the first one when all are. */
export async function deliverableVersions(db: Kysely<Schema>, part: TitlePart): Promise<Version[]> {
  const rows = await versionsOfPart(db, part);
  const working = rows.filter((row) => row.lost_at === null);
  return (working.length > 0 ? working : rows.slice(0, 1)).map((row) => ({
    ...factsOf(row),
    id: row.id,
    source: sourceOf(row),
    isSetBack: row.set_back_at !== null,
  }));
}

/** Whether any part of a title can be delivered. */
export async function hasSource(db: Kysely<Schema>, titleId: number): Promise<boolean> {
  const source = await db
    .selectFrom('source')
    .select('id')
    .where('content_id', '=', titleId)
    .where('lost_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return source !== undefined;
}

/**
 * Marks a version, otherwise the part's first one, as no longer delivered by Telegram. True where the part can still be
 * delivered: what it had replaced takes its place, which is reported, or another version is there.
 */
export async function markSourceLost(db: Kysely<Schema>, part: TitlePart, id?: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const versions = await versionsOfPart(transaction, part);
    const version = versions.find((one) => (id === undefined ? one.isFirst : one.id === id));
    if (!version) return versions.some((one) => one.lost_at === null);
    const lost = { ...version, lost_at: version.lost_at ?? new Date() };
    await updateVersion(transaction, lost, { lost_at: sql<Date>`coalesce(lost_at, now())` });
    return (await restoreInPlaceOfLost(transaction, lost, false)).works;
  });
}

/** Marks a part's lost versions as delivered again, or one of them. */
export async function clearSourceLost(db: Kysely<Schema>, part: TitlePart, id?: number): Promise<void> {
  for (const table of ['source', 'other_version'] as const)
    await db
      .updateTable(table)
      .set({ lost_at: null, loss_told_at: null })
      .where(ofPart(part))
      .where((is) => (id === undefined ? is.lit(true) : is('id', '=', id)))
      .where('lost_at', 'is not', null)
      .execute();
}

/** A stored source and its title part. */
export type StoredSource = { id: number; episode: Episode | undefined; source: VideoSource };

/** A source of a title as its owner sees it; `isReplaced`: a newer one has its place, see `replaced-sources.ts`. */
export type DescribedSource = StoredSource &
  VersionFacts & {
    isReplaced: boolean;
    /** Delivered to people who prefer nothing else. */
    isFirst: boolean;
    /** Delivered after the part's other versions because of reports. */
    isSetBack: boolean;
    /** Of the post that it came with; empty without one. */
    fileName: string;
    addedAt: Date;
    lostAt: Date | null;
  };

type DescribedRow = SourcePlace & Omit<DescribedSource, keyof StoredSource> & { id: number };

/** All sources of a title with those that were replaced, by episodes, versions in their order, the newest replaced first. */
export async function describeSources(db: Kysely<Schema>, titleId: number): Promise<DescribedSource[]> {
  const columns = sql`id, content_id, season, episode, kind, file_id, chat_id, message_id, url, added_at, post_id, lost_at,
    quality, languages, subtitles, bytes, note, set_back_at`;
  const { rows } = await sql<DescribedRow>`
    select source.id, content_id, season, episode, kind, file_id, chat_id, message_id, url, quality, languages, subtitles,
      note, coalesce(file_name, '') as "fileName", coalesce(source.bytes, post_bytes) as bytes, lost_at as "lostAt",
      coalesce(posted_at, added_at) as "addedAt", "isReplaced", "isFirst", set_back_at is not null as "isSetBack"
    from (
      select ${columns}, position, "isFirst", false as "isReplaced"
      from ${versionRows(sql`content_id = ${titleId}`)} as version
      union all
      select ${columns}, 0, false, true from replaced_source where content_id = ${titleId}
    ) as source
    left join (select id as post_id, file_name, bytes as post_bytes, posted_at from source_post) as post using (post_id)
    order by season nulls first, episode, "isReplaced", "isFirst" desc, position, added_at desc`.execute(db);
  return rows.map(({ fileName, addedAt, lostAt, isReplaced, isFirst, isSetBack, ...row }) => ({
    ...storedSourceFromRow(row),
    ...factsOf(row),
    fileName,
    addedAt,
    lostAt,
    isReplaced,
    isFirst,
    isSetBack,
  }));
}

/** What was deleted, and whether an earlier source is back in its place. */
export type DeletedSource = StoredSource & { isReplaced: boolean };

/** Deletes a source, of one title where that is given; undefined when it does not exist. An earlier one comes back. */
export async function deleteSource(
  db: Kysely<Schema>,
  { id, titleId }: { id: number; titleId?: number },
): Promise<DeletedSource | undefined> {
  return db.transaction().execute(async (transaction) => {
    const known = await findVersionRow(transaction, id);
    if (!known || (titleId !== undefined && known.content_id !== titleId)) return undefined;
    await lockTitles(transaction, [known.content_id]);
    const row = await findVersionRow(transaction, id);
    if (!row) return undefined;
    const isReplaced = await deleteAndRestore(transaction, row, true);
    return { ...storedSourceFromRow(row), isReplaced };
  });
}

/** The episodes of a notification: those whose sources have ids in a range. */
export async function episodesWithSourceIds(
  db: Kysely<Schema>,
  titleId: number,
  { first, last }: { first: number; last: number },
): Promise<Episode[]> {
  return episodesIn(db, titleId).where('id', '>=', first).where('id', '<=', last).execute();
}

/** The episodes of a series that have a video, in order. */
export async function episodesOf(db: Kysely<Schema>, titleId: number): Promise<Episode[]> {
  return episodesIn(db, titleId).execute();
}

function episodesIn(db: Kysely<Schema>, titleId: number) {
  return db
    .selectFrom('source')
    .select(['season', 'episode'])
    .where('content_id', '=', titleId)
    .where('season', 'is not', null)
    .orderBy('season')
    .orderBy('episode')
    .$narrowType<Episode>();
}

type SourcePlace = Place & Pick<Selectable<SourceTable>, 'content_id' | 'season' | 'episode' | 'kind'>;

/** Maps a database row. */
export function storedSourceFromRow(row: SourcePlace & { id: number }): StoredSource {
  return { id: row.id, episode: partOf(row).episode, source: sourceOf(row) };
}

function rowOf(part: TitlePart, source: VideoSource): Insertable<SourceTable> & Place {
  return {
    ...partColumns(part),
    kind: source.kind,
    file_id: 'fileId' in source ? source.fileId : null,
    chat_id: 'chatId' in source ? source.chatId : null,
    message_id: 'messageId' in source ? source.messageId : null,
    url: 'url' in source ? source.url : null,
  };
}

function sourceOf(row: SourcePlace): VideoSource {
  if (row.url !== null) return { kind: 'link', url: row.url };
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
