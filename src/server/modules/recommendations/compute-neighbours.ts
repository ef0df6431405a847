import { sql } from 'kysely';
import type { DbTransaction } from '../../database/db.ts';
import { HAS_WORKING_VIDEO, visibleTo } from '../catalogue/visible-to.ts';
import { latestChoices } from './latest-choices.ts';

/** The fewest people who must have chosen both titles: fewer could reveal the choices of one of them. */
const MIN_SUPPORTERS = 5;

/** Neighbours kept for a title. */
const MAX_NEIGHBOURS = 40;

/** People of a title that are considered, for each table that names them: its time does not grow with how popular it is. */
const SAMPLE = 200;

/** Counts this many extra people of a title who chose nothing else: a share of few people proves little. */
const SHRINKAGE = 10;

/** SQL: the people who chose a title, a sample if there are many. */
const PEOPLE_OF_TITLE = sql`
  (select user_id from play_event where play_event.title_id = wanted.title_id limit ${sql.lit(SAMPLE)})
  union all (select user_id from list_item where list_item.title_id = wanted.title_id limit ${sql.lit(SAMPLE)})
  union all (select user_id from custom_list_item join custom_list on custom_list.id = list_id
    where custom_list_item.title_id = wanted.title_id limit ${sql.lit(SAMPLE)})
  union all (select user_id from viewing where viewing.title_id = wanted.title_id limit ${sql.lit(SAMPLE)})
  union all (select user_id from watch_progress where watch_progress.title_id = wanted.title_id
    limit ${sql.lit(SAMPLE)})`;

/** SQL: a title's popularity, roughly; a shared choice of frequent titles means less. */
const POPULARITY = sql`coalesce(stats.visualizzazioni + stats.mi_piace + stats.preferiti, 0)`;

/**
 * Computes the neighbours of titles from the latest choices of their people: the share of them that chose the
 * neighbour, too, by the square root of the neighbour's popularity. Banned people do not count. Neighbours that
 * cannot be watched now are left out. Writes only changes.
 */
export async function computeNeighbours(transaction: DbTransaction, ids: readonly number[]): Promise<void> {
  for (const plan of PLANS) await sql.raw(`set local ${plan}`).execute(transaction);
  await sql`
    with wanted as (
      select unnest(${[...ids]}::int[]) as title_id
    ), chooser as materialized (
      select distinct title_id, user_id from wanted cross join lateral (${PEOPLE_OF_TITLE}) as one
      where user_id <> ''
        and not exists (select from person where person.user_id = one.user_id and barred_at is not null)
    ), choice as materialized (
      select user_id, latest.title_id from (select distinct user_id from chooser) as one
      cross join lateral (${latestChoices(sql`one.user_id`)}) as latest
    ), together as materialized (
      select chooser.title_id, choice.title_id as neighbour_id, count(*)::int as supporters
      from chooser join choice using (user_id) where choice.title_id <> chooser.title_id
      group by 1, 2 having count(*) >= ${MIN_SUPPORTERS}
    ), scored as (
      select together.*, (supporters::float8 / (people + ${SHRINKAGE}::int) / sqrt(greatest(${POPULARITY}, supporters)))::real
        as score
      from together
      join (select title_id, count(*) as people from chooser group by 1) as size using (title_id)
      join title on title.id = neighbour_id and ${visibleTo('lists')} and ${HAS_WORKING_VIDEO}
      left join title_stats as stats on stats.title_id = neighbour_id
    ), best as materialized (
      select title_id, neighbour_id, score, supporters from (
        select *, row_number() over (partition by title_id order by score desc, neighbour_id) as place from scored
      ) as ranked where place <= ${MAX_NEIGHBOURS}::int
    ), gone as (
      delete from title_neighbour using wanted
      where title_neighbour.title_id = wanted.title_id and not exists (
        select from best where best.title_id = wanted.title_id and best.neighbour_id = title_neighbour.neighbour_id)
    )
    insert into title_neighbour (title_id, neighbour_id, score, supporters)
    select title_id, neighbour_id, score, supporters from best
    on conflict (title_id, neighbour_id) do update set score = excluded.score, supporters = excluded.supporters
      where (title_neighbour.score, title_neighbour.supporters) <> (excluded.score, excluded.supporters)`.execute(
    transaction,
  );
}

/**
 * Rows are taken off an index one by one until there are enough: a bitmap or a hash would first be made of all of
 * them. The planner's estimate of the cost would have the statement compiled.
 */
const PLANS = ['enable_seqscan = off', 'enable_bitmapscan = off', 'jit = off'];
