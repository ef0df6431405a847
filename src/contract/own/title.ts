import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientCount, lenientList } from '../lenient-schemas.ts';
import { id, page, reading } from '../request-schemas.ts';
import { defineOwnChange } from './calls.ts';
import { episode, number, time } from './watched.ts';

/*
 * The parts of a title's page below the specified ones. Beside the 23 calls, like those of `extension-calls.ts`
 * (behaviour 7.4, 12, 13, 16). 404: no such title, or no such part of it.
 */

/** Episodes on a page of a season. */
export const EPISODES_PER_PAGE = 50;
export const MAX_REPORT_NOTE_LENGTH = 300;

/** The problems that a video can have, in the order offered. */
export const REPORT_KINDS = ['audio', 'subtitles', 'wrong', 'broken', 'other'] as const;
const reportKind = v.picklist(REPORT_KINDS);
export type ReportKind = v.InferOutput<typeof reportKind>;

const version = v.object({
  /** The version's known properties, on one line; empty without any. */
  label: v.string(),
  /** The one that is delivered to the caller. */
  isChosen: v.boolean(),
});

const titlePart = v.object({
  episode,
  /** True if at least one version works. */
  isAvailable: v.boolean(),
  /** When the caller has marked it as watched; null: not yet. */
  watchedAt: v.nullable(time),
  versions: lenientList(version),
  /** Subtitle files that follow its video, by language and kind. */
  subtitles: lenientList(v.string()),
  /** The problems of it that the caller has reported and that are open. */
  reported: lenientList(reportKind),
});
export type OwnTitlePart = v.InferOutput<typeof titlePart>;

const seasonProgress = v.object({ season: v.number(), episodes: lenientCount, watched: lenientCount });
export type SeasonProgress = v.InferOutput<typeof seasonProgress>;

/** An episode that 'Riproduci' delivers; `isStarted`: the caller resumes the series with it. */
const episodeToPlay = v.object({
  season: number,
  episode: number,
  isStarted: v.fallback(v.boolean(), false),
});

const ownTitle = v.object({
  /** True if the caller hears when it can be watched. */
  isAwaited: v.fallback(v.boolean(), false),
  /** A series' next episode; null if there is none, or the caller has watched all. */
  next: v.fallback(v.nullable(episodeToPlay), null),
  /** Null for a series. */
  film: v.fallback(v.nullable(titlePart), null),
  /** The seasons with a video, in order. */
  seasons: lenientList(seasonProgress),
  directors: lenientList(v.string()),
  cast: lenientList(v.string()),
});
export type OwnTitle = v.InferOutput<typeof ownTitle>;

export const getOwnTitle = defineApiCall({
  ...reading,
  path: '/api/tu/title/:id',
  params: v.object({ id }),
  answer: ownTitle,
  summary: 'What the user can watch of a title, what they have watched, and who made it',
  failures: [404],
  example: ({ title }) => ({ params: { id: title } }),
});

/** An episode of a season, and when it was watched. */
const seasonMark = v.object({ episode: number, watchedAt: time });
export type SeasonMark = v.InferOutput<typeof seasonMark>;

/** More than any season has. */
const MAX_MARKS = 10_000;

const ownSeason = v.object({
  ...seasonProgress.entries,
  /** The server's time: a mark of the whole season made with it can be taken back with it. */
  at: time,
  parts: lenientList(titlePart),
  /** The caller's marks on all pages: after the whole season's marks are taken back, these can be set again. */
  marks: lenientList(seasonMark),
});
export type OwnSeason = v.InferOutput<typeof ownSeason>;

/** A season without episodes is empty. */
export const getOwnSeason = defineApiCall({
  ...reading,
  path: '/api/tu/title/:id/season/:season',
  params: v.object({ id, season: number }),
  query: v.object({ page }),
  answer: ownSeason,
  summary: 'A page of a season’s episodes, with versions, subtitles and marks',
  failures: [404],
  example: ({ title }) => ({ params: { id: title, season: 1 }, query: { page: 1 } }),
});

/** Marks only episodes that can be watched; a repeat changes nothing. */
export const setSeasonWatched = defineOwnChange({
  path: '/api/tu/watched/season',
  body: v.object({
    content_id: id,
    season: number,
    isWatched: v.boolean(),
    /** The time of watching, null: now; to take marks back, only those of this time, null: all. */
    watchedAt: v.nullable(time),
    /** Marks these episodes alone, each with its own time. */
    marks: v.optional(v.pipe(v.array(seasonMark), v.maxLength(MAX_MARKS))),
  }),
  summary: 'Mark a season’s episodes as watched, or take marks back',
  failures: [404],
  example: ({ title }) => ({ body: { content_id: title, season: 1, isWatched: false, watchedAt: null } }),
});

/** 409: too many within a day. */
export const reportProblem = defineOwnChange({
  path: '/api/tu/report',
  body: v.object({
    content_id: id,
    episode,
    kind: reportKind,
    /** The caller's own words. */
    note: v.nullable(v.pipe(v.string(), v.maxLength(MAX_REPORT_NOTE_LENGTH))),
  }),
  summary: 'Report a problem of a film or an episode; a repeat counts once',
  failures: [404, 409],
  example: ({ title }) => ({ body: { content_id: title, episode: null, kind: 'audio', note: null } }),
});
