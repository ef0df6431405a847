import { type RawBuilder, sql } from 'kysely';
import { all, type Db, one } from '../../database/db.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import {
  type EpisodeRange,
  findVideo,
  isVersion,
  type VersionRow,
  type VideoRow,
  versionsInSeason,
  versionsOfPart,
} from './part-videos.ts';
import type { TitlePart } from './title-part.ts';
import { factsOf, type VersionFacts } from './versions/version-facts.ts';
import { locationOf, type StoredVideo, storedVideoFromRow, type VideoLocation } from './video-location.ts';

/** The video with this id; undefined when it does not exist, or a newer one has its place. */
export async function findVideoLocation(db: Db, id: number): Promise<VideoLocation | undefined> {
  const row = await findVideo(db, id);
  return row && isVersion(row) ? locationOf(row) : undefined;
}

/** A version of a title part that can be delivered; `isLost`: the messenger did not deliver it the last time. */
export type Version = VersionFacts & {
  id: number;
  location: VideoLocation;
  isSetBack: boolean;
  isLost: boolean;
};

/** The versions of a part in the owner's order: the ones that are not lost, or the first one when all are. */
export async function deliverableVersions(db: Db, part: TitlePart): Promise<Version[]> {
  return deliverable(await versionsOfPart(db, part));
}

/** The deliverable versions of a season's episodes, in order. */
export async function deliverableInSeason(
  db: Db,
  range: EpisodeRange,
): Promise<{ episode: number; versions: Version[] }[]> {
  const episodes = new Map<number, VersionRow[]>();
  for (const row of await versionsInSeason(db, range)) {
    const { episode } = row;
    if (episode !== null) episodes.set(episode, [...(episodes.get(episode) ?? []), row]);
  }
  return [...episodes].map(([episode, rows]) => ({ episode, versions: deliverable(rows) }));
}

function deliverable(rows: readonly VersionRow[]): Version[] {
  const working = rows.filter((row) => row.lost_at === null);
  return (working.length > 0 ? working : rows.slice(0, 1)).map((row) => ({
    ...factsOf(row),
    id: row.id,
    location: locationOf(row),
    isSetBack: row.set_back_at !== null,
    isLost: row.lost_at !== null,
  }));
}

/** The version in a video's place: the video itself, or the newer one; undefined without any. */
export async function versionInPlaceOf(
  db: Db,
  versions: readonly Version[],
  id: number,
): Promise<Version | undefined> {
  const version = versions.find((one) => one.id === id);
  if (version) return version;
  const replacedBy = (await findVideo(db, id))?.replaced_by;
  return versions.find((one) => one.id === replacedBy);
}

/** True if any part of a title can be delivered. */
export async function hasVideo(db: Db, titleId: number): Promise<boolean> {
  const row = await one(db)`
    select from video where title_id = ${titleId} and position = 0 and lost_at is null limit 1`;
  return row !== undefined;
}

/** A video of a title as its owner sees it; `isReplaced`: a newer one has its place, see `part-videos.ts`. */
export type TitleVideo = StoredVideo &
  VersionFacts & {
    isReplaced: boolean;
    /** Delivered to people who prefer nothing else. */
    isFirst: boolean;
    /** Delivered after the part's other versions because of reports. */
    isSetBack: boolean;
    /** The file's name in its post; empty without one. */
    fileName: string;
    addedAt: Date;
    lostAt: Date | null;
  };

type DescribedRow = VideoRow & { fileName: string; sentAt: Date };

/**
 * All videos of a title with replaced ones, by episodes, versions in their order, the newest replaced first; leaves
 * out those already lost when a newer one came: there is nothing to put back.
 */
export async function videosOfTitle(db: Db, titleId: number): Promise<TitleVideo[]> {
  const rows = await all<DescribedRow>(db)`
    select video.*, coalesce(file_name, '') as "fileName", coalesce(video.bytes, post.bytes) as bytes,
      coalesce(posted_at, added_at) as "sentAt"
    from video left join video_post as post on post.id = post_id
    where title_id = ${titleId} and (lost_at < replaced_at) is not true
    order by season nulls first, episode, position, added_at desc`;
  return rows.map((row) => ({
    ...storedVideoFromRow(row),
    ...factsOf(row),
    fileName: row.fileName,
    addedAt: row.sentAt,
    lostAt: row.lost_at,
    isReplaced: row.position === null,
    isFirst: row.position === 0,
    isSetBack: row.set_back_at !== null,
  }));
}

/** The episodes of a notification: those whose videos have ids in a range, or replaced such videos. */
export async function episodesWithVideoIds(
  db: Db,
  titleId: number,
  { first, last }: { first: number; last: number },
): Promise<Episode[]> {
  return episodesIn(db, titleId, cameBetween(sql`${first}::int`, sql`${last}::int`));
}

/** The episodes of a series that have a video, in order. */
export async function episodesOf(db: Db, titleId: number): Promise<Episode[]> {
  return episodesIn(db, titleId, sql`true`);
}

async function episodesIn(db: Db, titleId: number, which: RawBuilder<unknown>): Promise<Episode[]> {
  return all<Episode>(db)`
    select season, episode from video as main
    where title_id = ${titleId} and position = 0 and season is not null and ${which}
    order by season, episode`;
}

/** SQL: the main video `main` of an episode came as one of a range of ids, or took the place of one that did. */
export function cameBetween(first: RawBuilder<unknown>, last: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from video as came where came.title_id = main.title_id and came.season = main.season
      and came.episode = main.episode and coalesce(came.position, 0) = 0 and came.id between ${first} and ${last}
  )`;
}
