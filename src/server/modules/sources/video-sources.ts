import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { isOfPart, type TitlePart } from './title-part.ts';
import { findVersionRow, versionRows, versionsOfPart } from './versions/part-versions.ts';
import { factsOf, type VersionFacts } from './versions/version-facts.ts';
import {
  type SourcePlace,
  type StoredSource,
  sourceOf,
  storedSourceFromRow,
  type VideoSource,
} from './video-source.ts';

/** The first source of a title part; undefined without one. */
export async function findSource(db: Kysely<Schema>, part: TitlePart): Promise<VideoSource | undefined> {
  const row = await db.selectFrom('source').selectAll().where(isOfPart(part)).executeTakeFirst();
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
