import { sql } from 'kysely';
import type { StaticList } from '../../../contract/static-lists.ts';
import { type Db, one } from '../../database/db.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { MAX_LIST_ITEMS } from './list-limits.ts';

export type AddedTitle = { titleId: number; addedAt: Date | null };

/**
 * Adds titles to a list, as many as it has room for, and updates their counters; existing entries stay. Returns the
 * number of added titles, and of those without room.
 */
export async function addToStaticList(
  db: Db,
  { userId, list, titles }: { userId: string; list: StaticList; titles: readonly AddedTitle[] },
): Promise<{ added: number; full: number }> {
  const ids = titles.map(({ titleId }) => titleId);
  const moments = titles.map(({ addedAt }) => addedAt?.toISOString() ?? null);
  const row = await one<{ added: number; wanted: number }>(db)`
    with size as (
      select count(*) as taken from list_item where user_id = ${userId} and list = ${list}
    ), wanted as materialized (
      select title.id, coalesce(at, now()) as at, place
      from unnest(${ids}::int[], ${moments}::timestamptz[]) with ordinality as named(id, at, place)
      join title on title.id = named.id and ${visibleTo('people')}
      where not exists (
        select from list_item where user_id = ${userId} and list = ${list} and title_id = title.id
      )
    ), added as (
      insert into list_item (user_id, list, title_id, added_at)
      select ${userId}, ${list}, id, at from (
        select id, at from wanted order by place limit greatest((select ${MAX_LIST_ITEMS} - taken from size), 0)
      ) as fitting order by id
      on conflict do nothing returning title_id
    ), counter as materialized (
      select title_id from title_stats where title_id in (select title_id from added)
      order by title_id for update
    ) ${list === 'liste' ? sql`` : counted(list)}
    select (select count(*)::int from added) as added, (select count(*)::int from wanted) as wanted,
      (select count(*) from counter)`;
  const { added = 0, wanted = 0 } = row ?? {};
  return { added, full: wanted - added };
}

function counted(list: Exclude<StaticList, 'liste'>) {
  const column = sql.ref(list);
  return sql`, counted as (
    update title_stats set ${column} = ${column} + 1 from counter where title_stats.title_id = counter.title_id
  )`;
}
