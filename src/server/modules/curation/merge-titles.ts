import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type Schema, TABLES, tableNames } from '../../database/schema.ts';
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

type Titles = { keep: number; other: number };

/**
 * Makes one title of two: lists, likes, plays, movie nights, sources, what people wait for and their notifications go to `keep`, which also gets the fields
 * that it lacks and the other's origin as an alias. In batches; one that was interrupted is completed by the next call.
 */
export async function mergeTitles(
  db: Kysely<Schema>,
  { keep, other }: Titles,
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
  for (const table of tableNames) await moveRows(db, table, { keep, other });
  while ((await carryOverTitle(db, { keep, other })) > 0);
  await db.transaction().execute((transaction) => joinRest(transaction, keep, other));
  await moveNotifications(db, { keep, other });
  await removeTitle(db, other);
  return 'merged';
}

/** Gives `keep` a table's rows, as the table's facts say. */
async function moveRows(db: Kysely<Schema>, table: keyof Schema, titles: Titles): Promise<void> {
  const { merge = [] } = TABLES[table].title ?? {};
  if (merge === 'in code') return;
  for (const statement of merge)
    while ((await countMoved(db, statement({ table, ...titles, batch: BATCH }))) > 0);
}

async function countMoved(db: Kysely<Schema>, statement: RawBuilder<{ moved: number }>): Promise<number> {
  const { rows } = await statement.execute(db);
  return rows[0]?.moved ?? 0;
}

const VERSION_TABLES = ['source', 'other_version'] as const;

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
