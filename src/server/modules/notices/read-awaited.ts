import { sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { selectReachableTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';

/** The most awaited titles of a person, the latest; nobody scrolls further. */
const MAX_AWAITED = 100;

/** The titles and seasons that a person waits for, the latest first. */
export async function readAwaited(
  db: Db,
  userId: string,
): Promise<{ title: Title; season: number | null }[]> {
  const awaited = await all<{ titleId: number; season: number | null }>(db)`
    select title_id as "titleId", season from (
      select title_id, null::smallint as season, since from awaited_title where user_id = ${userId}
      union all
      select title_id, season, since from awaited_season where user_id = ${userId}
    ) as awaited order by since desc, title_id, season limit ${MAX_AWAITED}`;
  const ids = awaited.map(({ titleId }) => titleId);
  const titles = await selectReachableTitles(db)
    .where(sql<boolean>`title.id = any(${ids}::int[])`)
    .execute();
  const byId = new Map(titles.map((title) => [title.id, title]));
  return awaited.flatMap(({ titleId, season }) => {
    const title = byId.get(titleId);
    return title ? [{ title, season }] : [];
  });
}
