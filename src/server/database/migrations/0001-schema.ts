import type { Kysely } from 'kysely';
import { refuseClaimsBelow } from '../tables/claim-guards.ts';
import { LIST_IMPORTS } from './baseline/list-imports.ts';
import { LISTS } from './baseline/lists.ts';
import { LIVE_MESSAGES } from './baseline/live-messages.ts';
import { MOVIE_NIGHTS } from './baseline/movie-nights.ts';
import { NOTICES } from './baseline/notices.ts';
import { PEOPLE, PREMIUM } from './baseline/people.ts';
import { PLAYBACK } from './baseline/playback.ts';
import { POSTS } from './baseline/posts.ts';
import { RANKINGS, RECOMMENDATIONS } from './baseline/rankings.ts';
import { REPORTS } from './baseline/reports.ts';
import { REQUESTS } from './baseline/requests.ts';
import { SERVER_STATE } from './baseline/server-state.ts';
import { GENRES_AND_CREDITS, TITLES } from './baseline/titles.ts';
import { VIDEOS } from './baseline/videos.ts';
import { createIndex, LARGE_INDEXES } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    refuseClaimsBelow(2),
    ...TITLES,
    ...GENRES_AND_CREDITS,
    ...PEOPLE,
    ...PREMIUM,
    ...LISTS,
    ...RANKINGS,
    ...RECOMMENDATIONS,
    ...PLAYBACK,
    ...POSTS,
    ...VIDEOS,
    ...REQUESTS,
    ...REPORTS,
    ...LIST_IMPORTS,
    ...MOVIE_NIGHTS,
    ...NOTICES,
    ...LIVE_MESSAGES,
    ...SERVER_STATE,
    ...LARGE_INDEXES.map((index) => createIndex(index)),
  ]);
}
