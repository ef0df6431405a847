import { type Kysely, sql } from 'kysely';
import { liveMessageQueue } from '../../../../src/server/chat/live-messages/live-messages.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { newTitlesFor } from '../../../../src/server/modules/notices/due-digests.ts';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import { enqueueSubtitles } from '../../../../src/server/modules/playback/send-title-video.ts';
import { recommendTitles } from '../../../../src/server/modules/recommendations/recommend-titles.ts';
import { listOpenReports } from '../../../../src/server/modules/reports/read-reports.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { readRequestCard } from '../../../../src/server/modules/requests/request-card.ts';
import { withdrawRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import {
  findRequest,
  openRequests,
  openRequestsOf,
} from '../../../../src/server/modules/requests/title-request.ts';
import { findTitlesNamed } from '../../../../src/server/modules/search/resolve-titles.ts';
import type { TitlePart } from '../../../../src/server/modules/videos/title-part.ts';
import { deliverableVersions } from '../../../../src/server/modules/videos/title-videos.ts';
import {
  chooseVersion,
  readVersionPreference,
} from '../../../../src/server/modules/videos/versions/version-preference.ts';
import { readUnfinishedTitles } from '../../../../src/server/modules/watched/to-continue.ts';
import {
  markWatched,
  readHistory,
  recordFilmDelivered,
  unmarkWatched,
} from '../../../../src/server/modules/watched/viewings.ts';
import { saveWatchProgress } from '../../../../src/server/modules/watched/watch-progress.ts';
import { USER_WITH_FULL_LISTS } from '../fill-database.ts';
import { OWNER } from './bot-rows.ts';

/**
 * The subject of one call; the popular ones are the titles and requests that most people want, and the people with
 * most of them.
 */
export type Subject = {
  /** Differs from call to call. */
  n: number;
  isPopular: boolean;
  /** A person with marks and plays, and one without any. */
  person: string;
  newcomer: string;
  film: number;
  series: number;
  /** Number of a request that is open, and the TMDB number that it has. */
  request: number;
  tmdbId: number;
  /** Words that a title of the catalogue has. */
  words: string;
};

export type BotCall = (db: Kysely<Schema>, subject: Subject) => Promise<unknown>;

const limits = { requestsPerPerson: 10, ownerIds: [OWNER] };
const WEEK_MS = 7 * 86_400_000;
const firstEpisode = (titleId: number): TitlePart => ({ titleId, episode: { season: 1, episode: 1 } });

/** Calls to the bot by people and owners, as far as they are the database's work. */
export const BOT_CALLS: Record<string, BotCall> = {
  '/richieste of an owner': (db, { isPopular }) =>
    openRequests(db, { limit: 9, offset: isPopular ? 1600 : 0 }),
  '/richieste of a person': (db, { person }) => openRequestsOf(db, person),
  'a request’s card': async (db, { request }) => {
    const found = await findRequest(db, request);
    return found && readRequestCard(db, found);
  },
  'whether the catalogue has it': (db, { words }) => findTitlesNamed(db, words),
  'asking for what nobody or everybody has': (db, subject) =>
    ask(db, { ...subject, joins: subject.isPopular }),
  'joining and withdrawing': async (db, subject) => {
    const userId = `again ${subject.newcomer}`;
    await ask(db, { ...subject, joins: true, newcomer: userId });
    await withdrawRequest(db, { userId, requestId: subject.request });
  },
  'cards to show': (db) => liveMessageQueue.claim(db, 4),
  '/continua': (db, { person }) => readUnfinishedTitles(db, { userId: person, limit: 9, offset: 0 }),
  '/visti': (db, { person, isPopular }) =>
    readHistory(db, { userId: person, limit: 9, offset: isPopular ? 2000 : 0 }),
  'a film watched and not': (db, { newcomer, film }) => markAndUndo(db, newcomer, { titleId: film }),
  'an episode watched and not': (db, { newcomer, series }) => markAndUndo(db, newcomer, firstEpisode(series)),
  '/consigli': (db, { person }) => recommendTitles(db, person, 10),
  'playing a film': async (db, { newcomer, film }) => {
    await requestPlay(db, { userId: newcomer, titleId: film });
    await chooseVideo(db, newcomer, { titleId: film });
    await recordFilmDelivered(db, { userId: newcomer, titleId: film });
  },
  'playing an episode': async (db, { newcomer, series }) => {
    await requestPlay(db, { userId: newcomer, titleId: series });
    await chooseVideo(db, newcomer, firstEpisode(series));
    await saveWatchProgress(db, { userId: newcomer, titleId: series }, { season: 1, episode: 1 });
  },
  'reporting a problem': async (db, { newcomer, film }) => {
    const [version] = await deliverableVersions(db, { titleId: film });
    const own = { userId: newcomer, part: { titleId: film }, versionId: version?.id };
    await fileReport(db, { ...own, kind: 'audio' }, []);
  },
  '/segnalazioni': (db, { isPopular }) => listOpenReports(db, { limit: 9, offset: isPopular ? 400 : 0 }),
  'choosing a digest': (db, { person }) =>
    newTitlesFor(db, { userId: person, since: new Date(Date.now() - WEEK_MS) }),
};

function ask(
  db: Kysely<Schema>,
  { newcomer, joins, tmdbId, n }: Pick<Subject, 'newcomer' | 'tmdbId' | 'n'> & { joins: boolean },
) {
  const match = {
    type: 'film',
    tmdbId,
    season: null,
    name: 'Titolo',
    year: '2020',
    poster: null,
    plot: '',
  } as const;
  return askForTitle(db, { userId: newcomer, words: `mai chiesto ${n}`, ...(joins && { match }) }, limits);
}

async function markAndUndo(db: Kysely<Schema>, userId: string, part: TitlePart) {
  await markWatched(db, userId, part);
  await unmarkWatched(db, userId, part);
}

async function chooseVideo(db: Kysely<Schema>, userId: string, part: TitlePart) {
  chooseVersion(await deliverableVersions(db, part), await readVersionPreference(db, userId));
  await enqueueSubtitles(db, userId, part, sql<Date>`now()`);
}

type Found = Pick<Subject, 'film' | 'series' | 'request' | 'tmdbId'>;

/**
 * Makes subjects: ordinary people and titles, or of each kind the largest one. `run` differs from one measurement
 * of a kept database to the next: newcomers must be new.
 */
export async function findSubjects(db: Kysely<Schema>, people: number, run: number) {
  const [ordinary, popular] = [await findTitles(db, 'asc'), await findTitles(db, 'desc')];
  return (n: number, isPopular: boolean): Subject => ({
    ...(isPopular ? popular : ordinary),
    n: run + n,
    isPopular,
    person: isPopular ? USER_WITH_FULL_LISTS : String(1 + (((n + 1) * 7919) % people)),
    newcomer: String(1e12 + 1000 * run + n + (isPopular ? 500 : 0)),
    words: isPopular ? 'georges' : 'nosferatu',
  });
}

async function findTitles(db: Kysely<Schema>, order: 'asc' | 'desc'): Promise<Found> {
  const by = sql.raw(order);
  const most = (type: string) => sql`(
    select title_id from title_stats where type = ${type} order by visualizzazioni ${by}, title_id limit 1)`;
  const { rows } = await sql<Found>`
    select ${most('film')} as film, ${most('serie')} as series, id as request, tmdb_id as "tmdbId"
    from title_request where state = 'open' and type = 'film' order by people ${by}, id limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database has no requests.');
  return found;
}
