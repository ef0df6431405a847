import type { FastifyInstance } from 'fastify';
import { setSeasonWatched } from '../../../contract/own/title.ts';
import {
  WATCHED_PAGE_SIZE,
  getToContinue,
  getWatched,
  leaveSeries,
  setWatched,
} from '../../../contract/own/watched.ts';
import { notFound, requireRowId } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { titleToAnswer } from '../catalogue/title-to-answer.ts';
import { findTitles } from '../catalogue/titles.ts';
import { type UnfinishedTitle, readUnfinishedTitles } from './to-continue.ts';
import { markSeasonWatched, markWatched, readHistory, unmarkSeason, unmarkWatched } from './viewings.ts';
import { forgetWatchProgress } from './watch-progress.ts';
import { type Db, all } from '../../database/db.ts';

/** Maximum number of titles to continue: more than anybody needs. */
const MAX_TO_CONTINUE = 50;

/** A person's watched titles and those to continue, on their own page. */
export function ownWatchedRoutes(app: FastifyInstance, { db, images }: RouteContext): void {
  registerPersonalCall(app, getToContinue, async ({ userId }) => {
    const unfinished = await readUnfinishedTitles(db, { userId, limit: MAX_TO_CONTINUE, offset: 0 });
    const ids = unfinished.map(({ titleId }) => titleId);
    const titles = await findTitles(db, ids);
    const progress = await countPassedEpisodes(db, userId, unfinished);
    return {
      titles: unfinished.flatMap(({ titleId, episode, isNext }) => {
        const title = titles.get(titleId);
        const { watched, episodes } = progress.get(titleId) ?? { watched: 0, episodes: 0 };
        // Hidden meanwhile.
        if (!title) return [];
        return [{ content: titleToAnswer(title, images.allowedHosts), episode, isNext, watched, episodes }];
      }),
    };
  });

  registerPersonalCall(app, leaveSeries, async ({ userId, body }) => {
    const titleId = parseRowId(body.content_id);
    if (titleId !== undefined) await forgetWatchProgress(db, { userId, titleId });
    return { success: true };
  });

  registerPersonalCall(app, getWatched, async ({ userId, query: { page } }) => {
    const offset = (page - 1) * WATCHED_PAGE_SIZE;
    const parts = await readHistory(db, { userId, limit: WATCHED_PAGE_SIZE, offset });
    const titles = await findTitles(db, [...new Set(parts.map(({ titleId }) => titleId))]);
    return parts.flatMap(({ titleId, episode, watchedAt }) => {
      const title = titles.get(titleId);
      if (!title) return [];
      return [
        { content: titleToAnswer(title, images.allowedHosts), episode, watchedAt: watchedAt.getTime() },
      ];
    });
  });

  registerPersonalCall(app, setWatched, async ({ userId, body }) => {
    const titleId = requireRowId(body.content_id, 'title');
    const part = { titleId, episode: body.episode ?? undefined };
    if (!body.isWatched) await unmarkWatched(db, userId, part);
    else if (
      !(await markWatched(db, userId, part, body.watchedAt === null ? null : new Date(body.watchedAt)))
    )
      throw notFound('title');
    return { success: true };
  });

  registerPersonalCall(app, setSeasonWatched, async ({ userId, body }) => {
    const { content_id, season, isWatched, watchedAt, marks } = body;
    const titleId = requireRowId(content_id, 'title');
    const at = watchedAt === null ? null : new Date(watchedAt);
    if (!isWatched) await unmarkSeason(db, userId, { titleId, season }, at);
    else if (!(await markSeasonWatched(db, userId, { titleId, season }, { at, marks })))
      throw notFound('season');
    return { success: true };
  });
}

type Progress = { watched: number; episodes: number };

/**
 * The watchable episodes that a person has behind them, counted by series: those marked, and those before the one to go
 * on with; none for a film.
 */
async function countPassedEpisodes(
  db: Db,
  userId: string,
  titles: readonly UnfinishedTitle[],
): Promise<Map<number, Progress>> {
  const ids = titles.map(({ titleId }) => titleId);
  const seasons = titles.map(({ episode }) => episode?.season ?? null);
  const episodes = titles.map(({ episode }) => episode?.episode ?? null);
  const rows = await all<Progress & { titleId: number }>(db)`
    select video.title_id as "titleId", count(*)::int as episodes,
      (count(*) filter (where watched_at is not null or (
        video.season > 0 and (video.season, video.episode) < (here.season, here.episode))))::int as watched
    from unnest(${ids}::int[], ${seasons}::smallint[], ${episodes}::smallint[]) as here(title_id, season, episode)
    join video on video.title_id = here.title_id and position = 0 and video.season is not null
    left join viewing on viewing.user_id = ${userId} and viewing.title_id = video.title_id
      and viewing.season = video.season and viewing.episode = video.episode
    group by video.title_id`;
  return new Map(rows.map(({ titleId, ...progress }) => [titleId, progress]));
}
