import { placeText, fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { type Db, one } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { addNewTitle } from '../../catalogue/editing/add-new-title.ts';
import { tableOrigin } from '../../catalogue/rules/table-origin.ts';
import { titleMatchKey } from '../../catalogue/rules/title-key.ts';
import { countSeasons, validateTitlePart } from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import type { TableRow } from '../../imports/tables/read-table.ts';
import { locationOf } from '../../imports/tables/sheets-in-table.ts';
import { guessVideoEpisodes, resolveEpisodeGuess } from '../matching/match-video.ts';
import { videoTextOf } from '../matching/video-text.ts';
import { assignVideoPost } from '../posts/assign-video-post.ts';
import type { VideoPost } from '../posts/video-posts.ts';
import { findUnmatchedVideo } from './assign-videos.ts';
import { findKnownTitle } from './find-known-title.ts';
import { readUnmatchedRow, type UnmatchedColumn, type UnmatchedRow } from './read-unmatched-table.ts';
import { newTitleOf } from './title-of-videos.ts';

/** A video and its answer: an episode or several if its title is a series. */
type PlannedVideo = { video: number; season: number | undefined; episodes: readonly number[] | undefined };

/** Videos that are one title: one of the catalogue, or a new one. */
type PlannedTitle = {
  known: number | undefined;
  type: 'film' | 'serie';
  name: string;
  year: number | undefined;
  videos: PlannedVideo[];
};

/** The effect of a table that came back filled in; `location`: the line of a fault, in the owner's language. */
export type UnmatchedPlan = {
  titles: PlannedTitle[];
  /** Rows without a title: their videos keep waiting. */
  left: number;
  faults: { location: string; fault: string }[];
  /** The counts of the same work before it was cut off. */
  before: Counts;
};

type Located = { location: string; row: UnmatchedRow; post: VideoPost };

/** Reads the rows of a table of unmatched videos. `since`: the start of the work, which may have been cut off. */
export async function planUnmatchedTable(
  db: Db,
  rows: AsyncIterable<TableRow<UnmatchedColumn>>,
  since?: Date,
): Promise<UnmatchedPlan> {
  const plan: UnmatchedPlan = {
    titles: [],
    left: 0,
    faults: [],
    before: { settled: 0, created: 0 },
  };
  const made = new Set<number>();
  const located: Located[] = [];
  const places = new Map<number, string>();
  for await (const one of rows) {
    const location = placeText(locationOf(one));
    const row = readUnmatchedRow(one);
    if (row === 'empty') plan.left += 1;
    else if ('fault' in row) plan.faults.push({ location, fault: row.fault });
    else {
      const post = await findUnmatchedVideo({ db }, row.video);
      const before = places.get(row.video);
      const done = post || !since ? undefined : await settledSince(db, row.video, since);
      if (done) {
        plan.before.settled += 1;
        if (done.isNew) made.add(done.titleId);
      } else if (!post) plan.faults.push({ location, fault: words.tableFaults.settled(row.video) });
      else if (before !== undefined) plan.faults.push({ location, fault: words.tableFaults.twice(before) });
      else {
        places.set(row.video, location);
        located.push({ location, row, post });
      }
    }
  }
  plan.before.created = made.size;
  for (const { group, isVague } of groupsOf(located)) {
    if (isVague)
      plan.faults.push(
        ...group.map(({ location, row }) => ({ location, fault: words.tableFaults.severalRows(row.name) })),
      );
    else await planTitle(db, plan, group);
  }
  return plan;
}

/** The title to which a video was matched by hand since a time; `isNew`: the title was made of a table since then. */
async function settledSince(
  db: Db,
  postId: number,
  since: Date,
): Promise<{ titleId: number; isNew: boolean } | undefined> {
  return one<{ titleId: number; isNew: boolean }>(db)`
    select title_id as "titleId", starts_with(origin, 'table:') and created_at >= ${since}::timestamptz as "isNew"
    from video_post join video on post_id = video_post.id join title on title.id = title_id
    where video_post.id = ${postId}::int and state = 'kept' and by_hand and changed_at >= ${since}::timestamptz
    limit 1`;
}

/**
 * Rows of one title; those without its year belong to the one title of that name, and are vague if there are
 * several.
 */
function groupsOf(located: readonly Located[]): { group: Located[]; isVague: boolean }[] {
  const groups = new Map<string, { group: Located[]; isVague: boolean }>();
  const nameOf = ({ row }: Located) => titleMatchKey(row.name) || row.name;
  for (const one of located) {
    const others = located.filter((other) => other.row.year !== undefined && nameOf(other) === nameOf(one));
    const years = new Set(others.map(({ row }) => row.year));
    const year = one.row.year ?? (years.size === 1 ? [...years][0] : undefined);
    const type =
      one.row.type ?? located.find((other) => other.row.type && nameOf(other) === nameOf(one))?.row.type;
    const key = JSON.stringify([nameOf(one), year, type]);
    const isVague = year === undefined && years.size > 1;
    const group = [...(groups.get(key)?.group ?? []), { ...one, row: { ...one.row, year, type } }];
    groups.set(key, { group, isVague });
  }
  return [...groups.values()];
}

async function planTitle(db: Db, plan: UnmatchedPlan, group: readonly Located[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { name, year } = first.row;
  const known = await findKnownTitle(db, first.row);
  if (known === 'several') {
    const fault = words.tableFaults.severalTitles(name);
    plan.faults.push(...group.map(({ location }) => ({ location, fault })));
    return;
  }
  const type = known?.type ?? first.row.type ?? 'film';
  const videos: PlannedVideo[] = [];
  for (const { location, row, post } of group) {
    const video = await planVideo(db, { row, post, type, known });
    if ('fault' in video) plan.faults.push({ location, fault: video.fault });
    else videos.push(video);
  }
  if (videos.length > 0) plan.titles.push({ known: known?.id, type, name, year, videos });
}

type Planning = { row: UnmatchedRow; post: VideoPost; type: 'film' | 'serie'; known: Title | undefined };

async function planVideo(
  db: Db,
  { row: { video, season, episodes: written }, post, type, known }: Planning,
): Promise<PlannedVideo | { fault: string }> {
  if (type === 'film') return { video, season: undefined, episodes: undefined };
  const guess = written ? undefined : guessVideoEpisodes(await videoTextOf({ db }, post));
  const episodes = written ?? guess?.episodes;
  if (!episodes || episodes.length === 0) return { fault: words.tableFaults.noEpisode };
  const planned = { video, season: season ?? guess?.season ?? (known ? undefined : 1), episodes };
  const isPossible = known
    ? (await resolveEpisodeGuess(db, known.id, planned)) !== undefined
    : episodes.every((one) => !validateTitlePart({ type }, { season: planned.season ?? 1, episode: one }));
  return isPossible ? planned : { fault: words.tableFaults.noSuchEpisode };
}

type Counts = { settled: number; created: number };

/** The effect of a plan, in numbers. */
export function countPlanned({ titles, before }: UnmatchedPlan): Counts {
  return {
    settled: titles.reduce((sum, { videos }) => sum + videos.length, before.settled),
    created: before.created + titles.filter(({ known }) => known === undefined).length,
  };
}

/** Applies a table. Returns the numbers of settled videos and new titles. */
export async function takeUnmatchedTable(db: Db, { titles, before }: UnmatchedPlan): Promise<Counts> {
  const counts = { ...before };
  for (const planned of titles) {
    const { known, videos } = planned;
    const title = known === undefined ? await create(db, planned) : await findTitleIncludingHidden(db, known);
    if (known === undefined && title) counts.created += 1;
    if (title) for (const video of videos) counts.settled += (await assign(db, title, video)) ? 1 : 0;
  }
  return counts;
}

async function create(db: Db, { type, name, year, videos }: PlannedTitle): Promise<Title | undefined> {
  const [video] = videos;
  const post = video && (await findUnmatchedVideo({ db }, video.video));
  if (!post) return undefined;
  const made = await newTitleOf(db, [post.id]);
  const minutes = Math.round((post.seconds ?? 0) / 60);
  const seasons = Math.max(1, countSeasons(videos.map(({ season = 1 }) => season)));
  return addNewTitle(db, {
    origin: tableOrigin({ type, name: normalizeForSearch(name) || name, year: String(year ?? '') }),
    picture: made?.picture,
    type,
    name,
    year,
    duration: type === 'film' ? minutes : seasons,
  });
}

async function assign(db: Db, title: Title, { video, season, episodes }: PlannedVideo): Promise<boolean> {
  const post = await findUnmatchedVideo({ db }, video);
  if (!post) return false;
  const parts = episodes
    ? await resolveEpisodeGuess(db, title.id, { season, episodes })
    : [{ titleId: title.id }];
  if (parts) await assignVideoPost(db, post, { parts, state: 'kept', byHand: true });
  return parts !== undefined;
}
