import { all, type Db } from '../../database/db.ts';
import type { TitlePart } from '../videos/title-part.ts';

type Delivered = { titleId: number; season: number | null; episode: number | null };

/** The films and episodes that a person was sent, the last first; of a series its last episode. */
export async function lastDelivered(db: Db, userId: string, limit: number): Promise<TitlePart[]> {
  const rows = await all<Delivered>(db)`
    select title_id as "titleId", season, episode from (
      select title_id, null::int as season, null::int as episode, delivered_at as at from viewing
      where user_id = ${userId} and season is null and delivered_at is not null
      union all
      select title_id, season, episode, reached_at from watch_progress where user_id = ${userId}
    ) as sent order by at desc limit ${limit}`;
  return rows.map(({ titleId, season, episode }) =>
    season === null || episode === null ? { titleId } : { titleId, episode: { season, episode } },
  );
}
