import { type RawBuilder, sql } from 'kysely';
import { type DbTransaction, one } from '../../../database/db.ts';
import { visibleTo } from '../../catalogue/visible-to.ts';
import type { NightOfDeck } from '../find-nights.ts';

/**
 * Limits of a deck: titles at first, of these from lists; titles that a later member adds; all titles.
 */
const FIRST_TITLES = 40;
const FIRST_WISHES = 24;
const ADDED_WISHES = 5;
const MAX_TITLES = 60;

/** Maximum number of a person's wishes that are considered, the latest. */
const WISHES = 200;

/** Titles of each ranking that are considered: enough even if the options leave out many. */
const RANKED = 400;
const RANKING_DAYS = 30;

/**
 * Fits a night's deck to its members: adds titles of the member's lists, and fills up from the rankings and the newest ones.
 * `others` are the earlier members, and the host.
 */
export async function fitDeck(
  transaction: DbTransaction,
  night: NightOfDeck,
  { joining, others }: { joining: string; others: readonly string[] },
): Promise<void> {
  const everybody = [...new Set([joining, ...others])];
  if (night.unwatched)
    await sql`
      delete from movie_night_title as entry where night_id = ${night.id}
        and not exists (
          select from movie_night_vote as vote where vote.night_id = ${night.id} and vote.title_id = entry.title_id
        ) and ${watchedBy([joining], sql`entry.title_id`)}`.execute(transaction);
  const titles = await countTitles(transaction, night);
  const people = titles === 0 ? everybody : [joining];
  const wishes = Math.min(titles === 0 ? FIRST_WISHES : ADDED_WISHES, MAX_TITLES - titles);
  await add(transaction, night, { everybody, from: wishesOf(people), limit: wishes });
  for (const source of [RANKINGS, NEWEST])
    await add(transaction, night, {
      everybody,
      from: source(night.kind),
      limit: FIRST_TITLES - (await countTitles(transaction, night)),
    });
}

async function countTitles(transaction: DbTransaction, { id }: NightOfDeck): Promise<number> {
  const row = await one<{ titles: number }>(transaction)`
    select count(*)::int as titles from movie_night_title where night_id = ${id}`;
  return row?.titles ?? 0;
}

/** Adds the first titles of a query for `title_id` and `rank` that fit the night, behind the existing ones. */
async function add(
  transaction: DbTransaction,
  night: NightOfDeck,
  { everybody, from, limit }: { everybody: readonly string[]; from: RawBuilder<unknown>; limit: number },
): Promise<void> {
  if (limit <= 0) return;
  await sql`
    insert into movie_night_title (night_id, title_id, position)
    select ${night.id}, title_id,
      row_number() over (order by rank, title_id) - 1 + (
        select coalesce(max(position) + 1, 0) from movie_night_title where night_id = ${night.id}
      )
    from (
      select title_id, min(rank) as rank from (${from}) as candidate
      where exists (select from title where title.id = title_id and ${fits(night)})
        and exists (
          select from video where video.title_id = candidate.title_id and video.position = 0 and lost_at is null)
        and not exists (
          select from movie_night_title as known
          where known.night_id = ${night.id} and known.title_id = candidate.title_id
        )
        ${night.unwatched ? sql`and not ${watchedBy(everybody, sql`candidate.title_id`)}` : sql``}
      group by title_id order by rank, title_id limit ${limit}
    ) as chosen`.execute(transaction);
}

/** SQL: a title of `title` fits the options; titles for adults fit none. */
function fits({ kind, maxMinutes, leftOutGenres }: NightOfDeck): RawBuilder<boolean> {
  return sql<boolean>`${visibleTo('lists')} and not title.adult
    and (${kind}::text is null or title.type = ${kind}::text)
    and (${maxMinutes}::int is null or title.type = 'serie' or title.durata <= ${maxMinutes}::int)
    and not exists (
      select from title_genre as left_out
      where left_out.title_id = title.id and left_out.genre_id = any(${leftOutGenres}::smallint[])
    )`;
}

/** SQL: one of the people has watched a title, or has started it. */
function watchedBy(userIds: readonly string[], titleId: RawBuilder<unknown>): RawBuilder<boolean> {
  const ids = sql`any(${[...userIds]}::text[])`;
  return sql<boolean>`(
    exists (select from viewing where viewing.user_id = ${ids} and viewing.title_id = ${titleId})
    or exists (select from watch_progress where watch_progress.user_id = ${ids}
      and watch_progress.title_id = ${titleId})
  )`;
}

/** SQL: the titles in people's lists: the most kept first, then the latest. */
function wishesOf(userIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    select title_id, row_number() over (
      order by count(distinct wish.user_id) desc, max(added_at) desc, title_id) as rank
    from unnest(${[...userIds]}::text[]) as one(user_id) cross join lateral (
      select list_item.user_id, title_id, added_at from list_item
      where list_item.user_id = one.user_id order by added_at desc limit ${WISHES}
    ) as wish group by title_id`;
}

type Kind = 'film' | 'serie' | null;

/** SQL: the most played titles; of both kinds in turn for a night of both. */
const RANKINGS = (kind: Kind) =>
  ofKinds(
    kind,
    (one) => sql`
      select title_id, row_number() over (order by plays desc, title_id) as rank from play_window
      where period = ${RANKING_DAYS} and type = ${one} order by plays desc, title_id limit ${RANKED}`,
  );

/** SQL: the titles added last. */
const NEWEST = (kind: Kind) =>
  ofKinds(
    kind,
    (one) => sql`
      select id as title_id, row_number() over (order by created_at desc, id desc) as rank from title
      where type = ${one} and ${visibleTo('lists')} order by created_at desc, id desc limit ${RANKED}`,
  );

function ofKinds(kind: Kind, select: (one: 'film' | 'serie') => RawBuilder<unknown>): RawBuilder<unknown> {
  const kinds = kind === null ? (['film', 'serie'] as const) : [kind];
  return sql.join(
    kinds.map((one) => sql`(${select(one)})`),
    sql` union all `,
  );
}
