import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { searchWords } from '../own/search.ts';
import { changing, integerInRange, reading, rowId, titleType, wholeNumber } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { afterRow, defineDeskCall } from './desk.ts';

/*
 * 'Da abbinare' at the desk (behaviour 23.10): videos whose title is uncertain.
 */

/** Answers of one call: each takes some milliseconds for each of its videos. */
export const MAX_ANSWERS = 10;
/** Videos that one call has wait again. */
const MAX_TAKEN_BACK = 500;

const postInPath = integerInRange(1, 999_999_999);

/** The parts of the table: groups with a single candidate, groups missing from the catalogue, others, ignored ones. */
export const shownGroups = v.picklist(['all', 'known', 'unknown', 'other', 'ignored']);
export type ShownGroups = v.InferOutput<typeof shownGroups>;

const waitingVideos = v.object({
  /** The first of its posts, by which it is answered. */
  post: v.number(),
  /** The number of videos that share the answer. */
  posts: lenientCount,
  /** File name, else the caption's first line. */
  name: v.string(),
  /** The reason for the doubt, in the person's language, if all of the group share it. */
  reason: lenientText,
  /** The first one's length in seconds. */
  seconds: v.fallback(v.nullable(v.number()), null),
  likelihood: v.fallback(v.picklist(['known', 'unknown', 'other']), 'other'),
  /** The likely title. */
  guess: v.fallback(v.nullable(titleSchema), null),
  /** The title that it can be made: `Gita a Goa (2019)`. */
  newName: lenientText,
  /** True if each of several videos can become a title by itself. */
  isEach: v.fallback(v.boolean(), false),
});
export type WaitingVideos = v.InferOutput<typeof waitingVideos>;

const counts = v.object({
  all: lenientCount,
  known: lenientCount,
  unknown: lenientCount,
  other: lenientCount,
  ignored: lenientCount,
  /** The number of those that may be a title of the catalogue. */
  guessed: lenientCount,
});

/** `next`: the next page's `after`, null on the last one. */
export const getWaitingVideos = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/videos',
  query: v.object({
    show: shownGroups,
    after: afterRow,
  }),
  answer: v.object({ groups: lenientList(waitingVideos), counts, next: lenientText }),
  summary: 'A page of the videos whose title is uncertain, by groups',
  failures: [404],
  example: { query: { show: 'all' } },
});

export const getVideosOfGroup = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/videos/:post/group',
  params: v.object({ post: postInPath }),
  query: v.object({ page: integerInRange(1, 1000) }),
  answer: v.object({ videos: lenientList(waitingVideos), more: v.fallback(v.boolean(), false) }),
  summary: 'The videos of the group that a post is in',
  failures: [404],
  example: ({ post }) => ({ params: { post }, query: { page: 1 } }),
});

const tmdbTitle = v.object({ type: titleType, id: v.number(), name: v.string() });

export const getTitlesForVideo = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/videos/:post/titles',
  params: v.object({ post: postInPath }),
  answer: v.object({
    titles: lenientList(titleSchema),
    tmdb: v.fallback(v.nullable(tmdbTitle), null),
    newName: lenientText,
  }),
  summary: 'What a waiting video may be',
  failures: [404],
  example: ({ post }) => ({ params: { post } }),
});

/** TMDB's come by `findRequestable`. */
export const searchDeskTitles = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/titles',
  query: v.object({ words: searchWords }),
  answer: v.object({ titles: lenientList(titleSchema) }),
  summary: 'The titles that words mean, unlisted ones too',
  failures: [404],
  example: { query: { words: 'Film' } },
});

const season = v.nullable(wholeNumber(0, 32_767));
const episode = v.nullable(wholeNumber(0, 32_767));

/** Longest name of a title with its year, in characters. */
const MAX_TITLE_WORDS = 200;
const titleWords = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TITLE_WORDS));

const answer = v.object({
  post: rowId,
  /** Only the post, not its whole group. */
  isOne: v.boolean(),
  to: v.variant('kind', [
    v.object({ kind: v.literal('title'), id: rowId, season, episode }),
    v.object({ kind: v.literal('tmdb'), type: titleType, id: rowId }),
    v.object({ kind: v.literal('new') }),
    /** A person's own words for a title, with its year if they have one. */
    v.object({ kind: v.literal('words'), type: titleType, words: titleWords }),
    /** Each video of the group becomes a title by itself, some of many. */
    v.object({ kind: v.literal('each') }),
    v.object({ kind: v.literal('ignore') }),
  ]),
});
export type VideoAnswer = v.InferOutput<typeof answer>;

/** The answers that can be taken back. */
const settled = v.object({
  matched: v.array(v.number()),
  ignored: v.array(v.number()),
});
export type SettledVideos = v.InferOutput<typeof settled>;

/**
 * Skips videos that no longer wait. `left`: the first video of a group whose title is known but not which season or
 * episode; `failures`: the reasons why a title could not be had, in the person's language. `isBulk`: one press for many, which has no
 * video take the place of one that works; it stays behind that.
 */
export const settleVideos = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/videos/settle',
  body: v.object({
    answers: v.pipe(v.array(answer), v.minLength(1), v.maxLength(MAX_ANSWERS)),
    isBulk: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    settled,
    left: lenientList(
      v.object({ post: v.number(), title: v.number(), needs: v.picklist(['season', 'episode']) }),
    ),
    failures: lenientList(v.string()),
  }),
  summary: 'Match, create or ignore what waits; a repeat changes nothing',
  failures: [404],
  example: ({ post }) => ({ body: { answers: [{ post, isOne: true, to: { kind: 'ignore' } }] } }),
});

const ids = v.pipe(v.array(rowId), v.maxLength(MAX_TAKEN_BACK));

/** With an ignored video come all that were ignored together with it. */
export const takeBackVideos = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/videos/undo',
  body: v.object({ matched: ids, ignored: ids }),
  answer: v.object({ videos: lenientCount }),
  summary: 'Have videos wait again that were matched or ignored',
  failures: [404],
  example: ({ post }) => ({ body: { matched: [], ignored: [post] } }),
});
