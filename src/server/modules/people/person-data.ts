import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { keepBan } from './bans.ts';

/** All stored data of a person, by table. */
export type PersonData = Record<string, Record<string, unknown>[]>;

/** Order keys of a person's updates: see `updateOrderKey` in the bot. */
const chatsOf = (userId: string) => [userId, `person ${userId}`, `payments ${userId}`];

/** Queries for a person's rows, by table. */
function partsOf(userId: string): Record<string, RawBuilder<Record<string, unknown>>> {
  return {
    person: sql`
      select username, first_name, first_seen_at, last_seen_at, premium_until::text, sessions_ended_at,
        barred_at, blocked_at, notices_off, series_notices_off, digest_at, premium_end_told, menu_set_at, preferred_quality, preferred_language
      from person where user_id = ${userId}`,
    lists: sql`
      select list, content_id, titolo, added_at from list_item join content on content.id = content_id
      where user_id = ${userId} order by list, added_at`,
    customLists: sql`
      select custom_list.id, custom_list.titolo, custom_list.created_at, content_id, content.titolo as content,
        added_at
      from custom_list left join custom_list_item on list_id = custom_list.id
      left join content on content.id = content_id
      where user_id = ${userId} order by custom_list.id, added_at`,
    plays: sql`
      select content_id, titolo, played_at from play_event join content on content.id = content_id
      where user_id = ${userId} order by played_at`,
    deliveries: sql`
      select kind, content_id, season, episode, subtitles, created_at, state, delivered_at, failure from delivery
      where user_id = ${userId} order by id`,
    messages: sql`
      select announcement_id, content_id, report_id, list_import_id, digest, premium_until, created_at, state, delivered_at, failure from outbox
      where user_id = ${userId} order by id`,
    awaited: sql`
      select content_id, since from awaited_title where user_id = ${userId} order by since, content_id`,
    awaited_seasons: sql`
      select content_id, season, since from awaited_season where user_id = ${userId}
      order by since, content_id, season`,
    requests: sql`
      select name, words, season, asked_at, withdrawn_at, title_request.state, reason, content_id
      from title_requester join title_request on title_request.id = request_id
      where user_id = ${userId} order by title_requester.id`,
    muted: sql`select content_id from muted_title where user_id = ${userId} order by content_id`,
    episodes: sql`
      select content_id, season, episode, reached_at from watch_progress
      where user_id = ${userId} order by content_id`,
    watched: sql`
      select content_id, season, episode, delivered_at, watched_at from viewing
      where user_id = ${userId} order by content_id, season, episode`,
    reports: sql`
      select report.content_id, season, episode, kind, state, reported_at, note
      from report_person join report on report.id = report_id where user_id = ${userId} order by reported_at`,
    importedLists: sql`
      select file_name, target, state, created_at, added, name, year, at, requested_at
      from list_import left join list_import_entry on import_id = list_import.id
      where user_id = ${userId} order by list_import.id, position`,
    premium: sql`
      select granted_at, length::text, telegram_payment_charge_id from premium_grant
      where user_id = ${userId} order by id`,
    payments: sql`
      select telegram_payment_charge_id, stars, renews, purchase, expires_at, is_first, paid_at, refunded_at from payment
      where user_id = ${userId} order by paid_at`,
    renewals: sql`
      select purchase, state, changed_at from renewal_state where user_id = ${userId} order by changed_at`,
    movieNights: sql`
      select movie_night.title, movie_night.created_at, state, movie_night.host_id = ${userId} as hosted, joined_at, content.titolo, vote
      from movie_night_member join movie_night on movie_night.id = night_id
      left join movie_night_vote using (night_id, member) left join content on content.id = content_id
      where user_id = ${userId} order by joined_at, night_id, content_id`,
    gifts: sql`
      select created_at, telegram_payment_charge_id, redeemed_at from premium_gift
      where giver_id = ${userId} order by created_at`,
    updates: sql`
      select id::text, received_at, done_at, payload from bot_update
      where chat = any(${chatsOf(userId)}) order by id`,
    channels: sql`select chat_id, title, added_at from source_channel where owner_id = ${userId} order by added_at`,
    subtitles: sql`select file_name, added_at from subtitle_file where owner_id = ${userId} order by id`,
    videos: sql`select file_name, caption, state, changed_at from source_post where owner_id = ${userId} order by id`,
  };
}

/** Reads all data of a person in one snapshot. */
export async function exportPersonData(db: Kysely<Schema>, userId: string): Promise<PersonData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const data: PersonData = {};
      for (const [name, query] of Object.entries(partsOf(userId)))
        data[name] = (await query.execute(transaction)).rows;
      return data;
    });
}

/** Rows changed by one statement: a fraction of a second's work. */
const BATCH = 5000;

/**
 * Erases a person: lists, likes, deliveries, premium and pending updates. Plays stay in the rankings without a user;
 * payments keep charge id, amount and dates; update ids stay, to recognise duplicates. An owner's channels are no longer
 * followed; their videos stay sources of the catalogue, and nobody is told of them. What may be many rows goes first, in
 * batches, and the rest in one transaction. One that was interrupted is completed by the next call.
 */
export async function erasePersonData(db: Kysely<Schema>, userId: string): Promise<void> {
  for (const batch of historyErasures(userId, batchOf))
    while ((await batch.execute(db)).numAffectedRows === BigInt(BATCH));
  await db.transaction().execute(async (transaction) => {
    await keepBan(transaction, userId);
    await forgetLists(transaction, userId);
    await forgetRequests(transaction, userId);
    await forgetMovieNights(transaction, userId);
    for (const statement of [
      // What has come since.
      ...historyErasures(userId, (_table, own) => own),
      sql`delete from custom_list where user_id = ${userId}`,
      sql`delete from list_import where user_id = ${userId}`,
      sql`delete from rate_limited_chat where user_id = ${userId}`,
      sql`delete from awaited_title where user_id = ${userId}`,
      sql`delete from awaited_season where user_id = ${userId}`,
      sql`delete from muted_title where user_id = ${userId}`,
      sql`delete from watch_progress where user_id = ${userId}`,
      sql`delete from premium_grant where user_id = ${userId}`,
      sql`delete from star_subscription where user_id = ${userId}`,
      sql`delete from renewal_state where user_id = ${userId}`,
      sql`delete from premium_gift
        where ${userId} in (giver_id, recipient_id) and telegram_payment_charge_id is null`,
      sql`update premium_gift set giver_id = null where giver_id = ${userId}`,
      sql`update premium_gift set recipient_id = null where recipient_id = ${userId}`,
      sql`update payment set user_id = null where user_id = ${userId}`,
      sql`delete from request_card where owner_id = ${userId}`,
      sql`delete from source_channel where owner_id = ${userId}`,
      sql`delete from report_card where owner_id = ${userId}`,
      sql`delete from person where user_id = ${userId}`,
    ])
      await statement.execute(transaction);
  });
}

type RowsOf = (table: keyof Schema, own: RawBuilder<boolean>) => RawBuilder<boolean>;

/** Statements that erase what may be many rows of a person: `rowsOf` says which of their own rows of a table. */
function historyErasures(userId: string, rowsOf: RowsOf): RawBuilder<unknown>[] {
  const ofUser = sql<boolean>`user_id = ${userId}`;
  const inChats = sql<boolean>`chat = any(${chatsOf(userId)})`;
  const ofOwner = sql<boolean>`owner_id = ${userId}`;
  return [
    sql`delete from delivery where ${rowsOf('delivery', ofUser)}`,
    sql`delete from outbox where ${rowsOf('outbox', ofUser)}`,
    sql`delete from viewing where ${rowsOf('viewing', ofUser)}`,
    sql`delete from report_person where ${rowsOf('report_person', ofUser)}`,
    sql`update play_event set user_id = '', first_of_day = null where ${rowsOf('play_event', ofUser)}`,
    sql`update bot_update set chat = '', payload = null, failure = null, done_at = coalesce(done_at, now()),
        claimed_until = null
      where ${rowsOf('bot_update', inChats)}`,
    sql`update subtitle_file set owner_id = '' where ${rowsOf('subtitle_file', ofOwner)}`,
    sql`update source_post set owner_id = '', told_at = coalesce(told_at, now())
      where ${rowsOf('source_post', ofOwner)}`,
  ];
}

function batchOf(table: keyof Schema, own: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`ctid = any(array(select ctid from ${sql.table(table)} where ${own} limit ${sql.lit(BATCH)}))`;
}

/** Updates the counters of liked titles as well. */
async function forgetLists(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    with gone as (
      delete from list_item where user_id = ${userId} returning content_id, list
    ), number as (
      select content_id, count(*) filter (where list = 'mi_piace')::int as likes,
        count(*) filter (where list = 'preferiti')::int as loves
      from gone group by content_id
    )
    update content_stats set mi_piace = mi_piace - likes, preferiti = preferiti - loves
    from number where content_stats.content_id = number.content_id and (likes > 0 or loves > 0)`.execute(
    transaction,
  );
}

/** Requests that others want, too, stay without the person; one that nobody wants any more is closed. */
async function forgetRequests(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    with gone as (
      delete from title_requester where user_id = ${userId} returning request_id, withdrawn_at
    ), card as (
      update request_card set changes = changes + 1
      where request_id in (select request_id from gone where withdrawn_at is null)
    )
    update title_request set people = people - 1,
      state = case when people <= 1 and state in ('open', 'accepted') then 'withdrawn' else state end,
      settled_at = case when people <= 1 then coalesce(settled_at, now()) else settled_at end
    from gone where title_request.id = gone.request_id and gone.withdrawn_at is null`.execute(transaction);
}

/** Nights go on without the person, and their cards without the name. */
async function forgetMovieNights(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    with attended as (
      delete from movie_night_member where user_id = ${userId} returning night_id
    ), card as (
      update movie_night_card set changes = changes + 1 where night_id in (
        select night_id from attended union select id from movie_night where host_id = ${userId})
    )
    update movie_night set version = version + 1,
      host_id = case when host_id = ${userId} then null else host_id end,
      title = case when host_id = ${userId} then 'Serata' else title end
    where id in (select night_id from attended) or host_id = ${userId}`.execute(transaction);
}
