import { sql } from 'kysely';
import type { RankingDays } from '../../../contract/rankings.ts';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { Db } from '../../database/db.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { GENRE_RANKING_ORDER, genreIdOf, SEEN_OF_UNPLAYED } from '../catalogue/genres.ts';
import { fetchTitlesByQuery, selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { titlesToAnswers } from '../catalogue/title-to-answer.ts';

/** Titles in a ranking. */
export const RANKED = 10;

/** The answer of `top_contents`, not from the cache. */
export async function answerRanking(
  { db, images }: Pick<RouteContext, 'db' | 'images'>,
  type: TitleType,
  days: RankingDays,
) {
  return titlesToAnswers(await mostPlayed(db, { type, days, limit: RANKED }), images.allowedHosts);
}

type Ranking = { type: TitleType; limit: number };

/**
 * The most played titles of the last days, most played first (behaviour 4.2). Where too few were played,
 * the most seen ones of all times follow.
 */
export async function mostPlayed(
  db: Db,
  { type, days, limit }: Ranking & { days: RankingDays },
): Promise<Title[]> {
  const played = await selectTitles(db)
    .innerJoin('play_window', 'play_window.title_id', 'title.id')
    .where('play_window.period', '=', days)
    .where('play_window.type', '=', type)
    .orderBy('play_window.plays', 'desc')
    .orderBy('play_window.title_id')
    .limit(limit)
    .execute();
  return filledUp(played, limit, () => mostSeen(db, { type, limit }));
}

/** The most played titles of one genre, over the genre ranking's days; empty for an unknown genre. */
export async function mostPlayedOfGenre(
  db: Db,
  { type, genre, limit }: Ranking & { genre: string },
): Promise<Title[]> {
  const genreId = await genreIdOf(db, genre);
  if (genreId === undefined) return [];
  const ids = sql`
    select title_id as id, plays, seen from genre_window where genre_id = ${genreId} and type = ${type}
    order by ${GENRE_RANKING_ORDER} limit ${limit}`;
  return fetchTitlesByQuery(db, { ids, order: sql`page.plays desc, ${SEEN_OF_UNPLAYED} desc, page.id` });
}

/** The titles most played of all time. */
async function mostSeen(db: Db, { type, limit }: Ranking): Promise<Title[]> {
  return selectTitles(db)
    .where('title_stats.type', '=', type)
    .orderBy('title_stats.visualizzazioni', 'desc')
    .orderBy('title_stats.title_id')
    .limit(limit)
    .execute();
}

async function filledUp(ranking: Title[], limit: number, more: () => Promise<Title[]>): Promise<Title[]> {
  if (ranking.length >= limit) return ranking;
  const ranked = new Set(ranking.map((title) => title.id));
  const others = (await more()).filter((title) => !ranked.has(title.id));
  return [...ranking, ...others].slice(0, limit);
}
