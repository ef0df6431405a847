import { all, type Db } from '../../database/db.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/** A title that was watched elsewhere; of a series perhaps with the episodes, each of which may have its own day. */
export type WatchedElsewhere = {
  titleId: number;
  at: Date | null;
  episodes: readonly (readonly [season: number, episode: number, at?: Date | null])[] | null;
};

export type MarkOutcome = { titleId: number; marks: number; parts: number };

/**
 * Marks titles as watched that a person has watched elsewhere: a film, or the named episodes of a series that have
 * or had a video; a series without named ones gets no mark. Keeps existing marks, and the progress in a series
 * started here. Returns the numbers of marks and of parts; both 0 if the series has none of the named episodes.
 * Takes a time that grows with the named episodes and with the existing ones, not with their product.
 */
export async function markWatchedElsewhere(
  db: Db,
  userId: string,
  titles: readonly WatchedElsewhere[],
): Promise<MarkOutcome[]> {
  const named = JSON.stringify(titles.map(({ titleId, at, episodes }) => ({ id: titleId, at, episodes })));
  return all<MarkOutcome>(db)`
    with named as materialized (
      select title.id, type, coalesce(at, now()) as at, episodes
      from jsonb_to_recordset(${named}::jsonb) as named(id int, at timestamptz, episodes jsonb)
      join title on title.id = named.id and ${visibleTo('people')}
    ), wanted as materialized (
      select id, (one->>0)::int as season, (one->>1)::int as episode, coalesce((one->>2)::timestamptz, at) as at
      from named cross join lateral jsonb_array_elements(
        case when jsonb_typeof(episodes) = 'array' then episodes else '[]' end
      ) as one
    ), part as materialized (
      select id, null::smallint as season, null::smallint as episode, at from named where type = 'film'
      union all
      -- Grouped instead of joined: the planner knows neither number.
      select id, season, episode, max(at) from (
        select id, season, episode, at from wanted
        union all
        select named.id, there.season, there.episode, null from named cross join lateral (
          select season, episode from video where title_id = named.id and position = 0 and season is not null
          union
          select season, episode from arrived_part where title_id = named.id and season is not null
        ) as there
        where type = 'serie' and jsonb_typeof(episodes) = 'array'
      ) as both_sides
      group by id, season, episode having count(at) > 0 and count(*) > count(at)
    ), marked as (
      insert into viewing (user_id, title_id, season, episode, watched_at)
      select ${userId}, id, season, episode, at from part
      on conflict (user_id, title_id, season, episode)
        do update set watched_at = excluded.watched_at where viewing.watched_at is null
      returning title_id
    ), progress as (
      insert into watch_progress (user_id, title_id, season, episode, reached_at)
      select distinct on (id) ${userId}, id, season, episode, at from part where season is not null
      order by id, season desc, episode desc
      on conflict do nothing
    )
    select named.id as "titleId", (select count(*)::int from marked where title_id = named.id) as marks,
      (select count(*)::int from part where part.id = named.id) as parts
    from named`;
}
