import type { Db } from '../../../database/db.ts';
import { botFilePath } from '../../../lib/bot-files.ts';
import { addNewTitle, type NewTitle, newTitleName } from '../../catalogue/editing/add-new-title.ts';
import { capitalized, parseTitleWords } from '../../catalogue/rules/parse-title-words.ts';
import { countSeasons } from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { guessVideoEpisodes, matchVideo } from '../matching/match-video.ts';
import { textsOf } from '../matching/texts-of-video.ts';
import { videoNameIn } from '../matching/video-group.ts';
import { type VideoText, videoTextOf } from '../matching/video-text.ts';
import { findVideoPostById, type VideoPost } from '../posts/video-posts.ts';
import { findKnownTitle } from './find-known-title.ts';
import { nameOfUnnamed } from './name-of-unnamed.ts';

const MAX_LENGTH = 200;

/** The new title for posts that share a name: name, year and kind by their names; undefined without a name. */
export async function newTitleOf(db: Db, postIds: readonly number[]): Promise<NewTitle | undefined> {
  return newTitleNamed(await readPosts(db, postIds));
}

/** A post, and its words. */
type ReadPost = { post: VideoPost; words: VideoText };

/** The same for posts whose words are known. */
function newTitleNamed(videos: readonly ReadPost[]): NewTitle | undefined {
  const [first] = videos;
  const title = titleOfVideos(videos.map(({ words }) => words));
  return first && title && { ...title, ...madeOf(first.post) };
}

/** The same, and for a video without a name a film that is called by its day or its file. */
export async function offeredTitleOf(db: Db, postIds: readonly number[]): Promise<NewTitle | undefined> {
  return offeredTitleNamed(await readPosts(db, postIds));
}

/** The same for posts whose words are known. */
export function offeredTitleNamed(videos: readonly ReadPost[]): NewTitle | undefined {
  const post = videos[0]?.post;
  const named = newTitleNamed(videos);
  if (named || !post) return named;
  const name = nameOfUnnamed(post);
  return { type: 'film', name, year: undefined, duration: minutesOf(post), ...madeOf(post) };
}

/** The title that a person calls these videos; undefined if no title can have that name. */
export async function createTitleOfWords(
  db: Db,
  postIds: readonly number[],
  { type, words }: { type: 'film' | 'serie'; words: string },
): Promise<Title | undefined> {
  const videos = await readPosts(db, postIds);
  const first = videos[0]?.post;
  if (!first) return undefined;
  const { name, year } = parseTitleWords(words);
  const known = await findKnownTitle(db, { name, year, type });
  if (known && known !== 'several') return known;
  const duration = type === 'film' ? minutesOf(first) : seasonsOf(videos.map(({ words: text }) => text));
  const title = { type, name, year, duration, ...madeOf(first) };
  const made = await addNewTitle(db, title);
  if (!made || (made.titolo === name && made.type === type)) return made;
  // The video was made another title before.
  return addNewTitle(db, { ...title, origin: `${title.origin}:${type}:${newTitleName(title)}` });
}

async function readPosts(db: Db, postIds: readonly number[]): Promise<ReadPost[]> {
  const found = await Promise.all(postIds.map((id) => findVideoPostById(db, id)));
  const posts = found.filter((post) => post !== undefined);
  return Promise.all(posts.map(async (post) => ({ post, words: await videoTextOf({ db }, post) })));
}

/** The origins of titles made of videos begin with it. */
export const MADE_OF_VIDEO = 'video:';

function madeOf({ fileUniqueId, thumbnailId }: VideoPost) {
  const picture = thumbnailId === undefined ? undefined : botFilePath(thumbnailId);
  return { origin: `${MADE_OF_VIDEO}${fileUniqueId}`, picture };
}

/** A title made of videos; `year`: undefined if no name has one. */
type VideoTitle = {
  type: 'film' | 'serie';
  name: string;
  year: number | undefined;
  /** Minutes of a film, seasons of a series; 0 where not known. */
  duration: number;
};

/** The title in the names of videos, by the first one's caption or file name; undefined without a name. */
export function titleOfVideos(videos: readonly VideoText[]): VideoTitle | undefined {
  const [first] = videos;
  const named = first && videoNameIn(textsOf(first));
  if (!first || !named?.name) return undefined;
  // '01 - Introduzione', '02 - Lo smalto': a number before a name makes a series of several videos alone.
  const isSeries = named.isEpisode && !(named.isLed && videos.length === 1);
  return {
    type: isSeries ? 'serie' : 'film',
    name: capitalized(withSpaces(named.spelling)).slice(0, MAX_LENGTH),
    year: named.year,
    duration: isSeries ? seasonsOf(videos) : minutesOf(first),
  };
}

/** The dots of 'S.W.A.T.' stay. */
const INITIALS_OR_DOT = /((?<!\p{L})(?:\p{Lu}\.){2,}(?:\p{Lu}(?!\p{L}))?)|[.+]/gu;

/** 'Gita.a.Goa_' as 'Gita a Goa'. */
function withSpaces(text: string): string {
  // '11.22.63' is a name.
  const isPlain = text.trim().includes(' ') || /^[\d.]+$/.test(text.trim());
  const spaced = isPlain ? text : text.replace(INITIALS_OR_DOT, (_, initials = '') => `${initials} `);
  return spaced
    .replace(/[_\s]+/g, ' ')
    .replace(/^["“«„]([^"“”«»„]+)["“”»]$/u, '$1')
    .replace(/^[^"“”]*["“”][^"“”]*$/u, (alone) => alone.replace(/["“”]/u, ''))
    .replace(/^(?!\[[^\]]*\](?:\s?\p{N}|$)|\(\d+\)\s)[\s\-–—.,:([|•·‧*~★»«/]+/u, '')
    .replace(/(?<![\s\-–—.,:([|•·‧*~★»«/])[\s\-–—.,:([|•·‧*~★»«/]+$/u, (signs, at: number, all: string) =>
      signs.startsWith('.') && ENDS_AS_INITIALS.test(all.slice(0, at)) ? '.' : '',
    )
    .trim();
}

/** The name before the last dot of 'E.T.'. */
const ENDS_AS_INITIALS = /(?:^|[\s.])\p{Lu}\.\p{Lu}$/u;

function minutesOf({ seconds = 0 }: Pick<VideoText, 'seconds'>): number {
  return seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
}

function seasonsOf(videos: readonly VideoText[]): number {
  return Math.max(1, countSeasons(videos.map((video) => guessVideoEpisodes(video)?.season ?? 1)));
}

/** The sure title of posts that share a name, else a new one with the first one's still as its picture. */
export async function createTitleOfVideos(db: Db, postIds: readonly number[]): Promise<Title | undefined> {
  const post = await findVideoPostById(db, postIds[0] ?? 0);
  // It may have come since the question was asked.
  const known = post && (await matchVideo(db, await videoTextOf({ db }, post))).titleId;
  if (known !== undefined) return findTitleIncludingHidden(db, known);
  const title = await offeredTitleOf(db, postIds);
  return title && addNewTitle(db, title);
}
