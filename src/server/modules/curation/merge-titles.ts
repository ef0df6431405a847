import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { liveMessagesChange } from '../../chat/live-messages/live-messages.ts';
import type { Schema } from '../../database/schema.ts';
import { absorbTitle } from '../catalogue/absorb-title.ts';
import { lockRankingState } from '../catalogue/lock-ranking-state.ts';
import { removeTitle } from '../catalogue/remove-titles.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import { setHidden } from '../catalogue/title-visibility.ts';
import { carryOverTitle } from '../movie-nights/deck/carry-over-title.ts';
import { holdNotifications, moveNotifications } from '../notices/move-notifications.ts';
import { versionRows } from '../sources/versions/part-versions.ts';

/** Rows moved in one transaction: a popular title's likes and plays are many. */
const BATCH = 2000;

/**
 * Makes one title of two: lists, likes, plays, movie nights, sources, what people wait for and their notifications go to `keep`, which also gets the fields
 * that it lacks and the other's origin as an alias. In batches; one that was interrupted is completed by the next call.
 */
export async function mergeTitles(
  db: Kysely<Schema>,
  { keep, other }: { keep: number; other: number },
): Promise<'merged' | 'no such title' | 'not the same type'> {
  const titles = await db
    .selectFrom('content')
    .select(['id', 'type'])
    .where('id', 'in', [keep, other])
    .execute();
  if (keep === other || titles.length < 2) return 'no such title';
  if (titles[0]?.type !== titles[1]?.type) return 'not the same type';
  // From here on nothing is added to it.
  await db.transaction().execute(async (transaction) => {
    await setHidden(transaction, other, true);
    await holdNotifications(transaction, other);
  });
  for (const move of MOVES) while ((await moveRows(db, move(keep, other))) > 0);
  while ((await carryOverTitle(db, { keep, other })) > 0);
  await db.transaction().execute((transaction) => joinRest(transaction, keep, other));
  await moveNotifications(db, { keep, other });
  await removeTitle(db, other);
  return 'merged';
}

async function moveRows(db: Kysely<Schema>, statement: RawBuilder<{ moved: number }>): Promise<number> {
  const { rows } = await statement.execute(db);
  return rows[0]?.moved ?? 0;
}

const VERSION_TABLES = ['source', 'other_version'] as const;

type Move = (keep: number, other: number) => RawBuilder<{ moved: number }>;

/** Each moves at most `BATCH` rows and answers how many. What `keep` has already is dropped with the other title. */
const MOVES: readonly Move[] = [
  (keep, other) => sql`
    with moved as (
      delete from list_item where ctid = any(array(
        select ctid from list_item where content_id = ${other} limit ${sql.lit(BATCH)}))
      returning user_id, list, added_at
    ), added as (
      insert into list_item (user_id, list, content_id, added_at)
      select user_id, list, ${keep}::int, added_at from moved on conflict do nothing returning list
    ), counted as (
      update content_stats set mi_piace = mi_piace + (select count(*) from added where list = 'mi_piace')::int,
        preferiti = preferiti + (select count(*) from added where list = 'preferiti')::int
      where content_id = ${keep}
    )
    select count(*)::int as moved from moved`,
  insertInto('custom_list_item', ['list_id', 'added_at']),
  insertInto('awaited_title', ['user_id', 'since']),
  insertInto('awaited_season', ['user_id', 'season', 'since']),
  insertInto('muted_title', ['user_id']),
  insertInto('arrived_part', ['season', 'episode']),
  insertInto('watch_progress', ['user_id', 'season', 'episode', 'reached_at']),
  (keep, other) => sql`
    with moved as (
      delete from viewing where ctid = any(array(
        select ctid from viewing where content_id = ${other} limit ${sql.lit(BATCH)}))
      returning user_id, season, episode, delivered_at, watched_at
    ), added as (
      insert into viewing (content_id, user_id, season, episode, delivered_at, watched_at)
      select ${keep}::int, user_id, season, episode, delivered_at, watched_at from moved
      on conflict (user_id, content_id, season, episode) do update set
        delivered_at = greatest(viewing.delivered_at, excluded.delivered_at),
        watched_at = least(viewing.watched_at, excluded.watched_at)
    )
    select count(*)::int as moved from moved`,
  (keep, other) => sql`
    with moved as (
      update play_event as play set content_id = ${keep},
        first_of_day = case when exists (
          select from play_event as same where same.user_id = play.user_id and same.content_id = ${keep}
            and same.day = play.day and same.first_of_day) then null else first_of_day end
      where id in (select id from play_event where content_id = ${other} limit ${sql.lit(BATCH)})
      returning id
    )
    select count(*)::int as moved from moved`,
  // A part's open report of a kind is one.
  (keep, other) => sql`
    with moved as (
      update report set content_id = ${keep}
      where content_id = ${other} and (state <> 'open' or not exists (
        select from report as same where same.content_id = ${keep} and same.state = 'open' and same.kind = report.kind
          and same.season is not distinct from report.season and same.episode is not distinct from report.episode))
      returning 1
    )
    select count(*)::int as moved from moved`,
  // Who has reported to the other's is told of the kept one; whoever did both counts once.
  (keep, other) => sql`
    with joined as (
      select theirs.id as gone, theirs.version_id, own.id as kept from report as theirs
        join report as own on own.content_id = ${keep} and own.state = 'open' and own.kind = theirs.kind
          and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode
      where theirs.content_id = ${other} and theirs.state = 'open'
    ), moved as (
      update report_person as person set report_id = kept, content_id = ${keep} from joined
      where person.ctid = any(array(
        select theirs.ctid from report_person as theirs join joined on theirs.report_id = gone
        where not exists (
          select from report_person as own where own.report_id = kept and own.user_id = theirs.user_id)
        limit ${sql.lit(BATCH)})) and person.report_id = gone
      returning kept
    ), counted as (
      update report set people = people + moved.count,
        version_id = coalesce(report.version_id, joined.version_id)
      from (select kept, count(*)::int from moved group by kept) as moved join joined using (kept)
      where report.id = kept
    ), card as (${liveMessagesChange('report', sql`select kept from moved`)})
    select count(*)::int as moved from moved`,
  updateIn('report_person'),
  updateIn('delivery'),
  updateIn('announcement'),
  updateIn('replaced_source'),
  updateIn('video_answer'),
  (keep, other) => sql`
    with moved as (
      update subtitle_file set content_id = ${keep} where ctid = any(array(
        select ctid from subtitle_file as theirs where content_id = ${other} and not exists (
          select from subtitle_file as own where own.content_id = ${keep} and own.label = theirs.label
            and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode)
        limit ${sql.lit(BATCH)}))
      returning 1
    )
    select count(*)::int as moved from moved`,
  updateIn('title_request'),
];

function insertInto(table: keyof Schema, columns: readonly string[]): Move {
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  return (keep, other) => sql`
    with moved as (
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where content_id = ${other} limit ${sql.lit(BATCH)}))
      returning ${refs}
    ), added as (
      insert into ${sql.table(table)} (content_id, ${refs}) select ${keep}::int, ${refs} from moved
      on conflict do nothing
    )
    select count(*)::int as moved from moved`;
}

function updateIn(table: keyof Schema): Move {
  return (keep, other) => sql`
    with moved as (
      update ${sql.table(table)} set content_id = ${keep} where ctid = any(array(
        select ctid from ${sql.table(table)} where content_id = ${other} limit ${sql.lit(BATCH)}))
      returning 1
    )
    select count(*)::int as moved from moved`;
}

/** What is few: sources, counts by day, the title itself. Twice does no harm. */
async function joinRest(transaction: Transaction<Schema>, keep: number, other: number): Promise<void> {
  await lockRankingState(transaction);
  await moveSources(transaction, keep, other);
  await sql`
    with counted as (delete from play_daily where content_id = ${other} returning day, plays)
    insert into play_daily (content_id, day, plays) select ${keep}::int, day, plays from counted
    on conflict (content_id, day) do update set plays = play_daily.plays + excluded.plays`.execute(
    transaction,
  );
  await sql`
    with counted as (
      update content_stats as stats set visualizzazioni = 0 from content_stats as before
      where stats.content_id = ${other} and before.content_id = stats.content_id returning before.visualizzazioni
    )
    update content_stats set visualizzazioni = content_stats.visualizzazioni + counted.visualizzazioni
    from counted where content_id = ${keep}`.execute(transaction);
  await absorbTitle(transaction, { keep, other });
}

/**
 * Where both have the same version of a part, the other title's comes back when that of `keep` is gone. Whoever still waits
 * for a source is told.
 */
async function moveSources(transaction: Transaction<Schema>, keep: number, other: number): Promise<void> {
  const { rows: moved } = await sql<{ id: number }>`
    update source set content_id = ${keep}
    where content_id = ${other} and not exists (
      select from source as own where own.content_id = ${keep} and own.season is not distinct from source.season
        and own.episode is not distinct from source.episode)
    returning id`.execute(transaction);
  await storeArrivals(
    transaction,
    moved.map(({ id }) => id),
  );
  const isKnown = sql`exists (
    select from ${versionRows(sql`(
      content_id = ${keep} and season is not distinct from theirs.season and episode is not distinct from theirs.episode
      and quality is not distinct from theirs.quality and languages = theirs.languages and note = theirs.note)`)} as own
  )`;
  const kept = sql`season, episode, kind, file_id, chat_id, message_id, url, added_at, post_id, lost_at, quality, languages,
    subtitles, bytes, note, set_back_at`;
  for (const table of VERSION_TABLES)
    await sql`
      with replaced as (delete from ${sql.table(table)} as theirs where content_id = ${other} and ${isKnown} returning *)
      insert into replaced_source (content_id, ${kept}, told_at) select ${keep}::int, ${kept}, now() from replaced`.execute(
      transaction,
    );
  // Their ids stay: buttons and reports name them.
  const { rows: places } = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from other_version where content_id = ${keep}`.execute(
    transaction,
  );
  const last = places[0]?.last ?? 0;
  await sql`
    update other_version set content_id = ${keep}, position = place from (
      select id, ${last + 1}::int + row_number() over (order by position, id) as place
      from other_version where content_id = ${other}
    ) as theirs where other_version.id = theirs.id`.execute(transaction);
  const all = sql`id, ${kept}, loss_told_at, restored_at`;
  await sql`
    with foremost as (delete from source where content_id = ${other} returning *)
    insert into other_version (content_id, ${all}, position)
    select ${keep}::int, ${all}, ${last + 1}::int from foremost`.execute(transaction);
}
