import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Everything that is kept of a person, table by table. */
export type PersonData = Record<string, Record<string, unknown>[]>;

/** How an update's chat is written that belongs to this person: see `chatOf` in the bot. */
const chatsOf = (userId: string) => [userId, `person ${userId}`];

/** What each table has of a person. */
function partsOf(userId: string): Record<string, RawBuilder<Record<string, unknown>>> {
  return {
    person: sql`
      select username, first_seen_at, last_seen_at, premium_until::text, sessions_ended_at,
        barred_at, blocked_at, notices_off
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
      select kind, content_id, created_at, state, delivered_at, failure from wish
      where user_id = ${userId} order by id`,
    messages: sql`
      select announcement_id, content_id, created_at, state, delivered_at, failure from outbox
      where user_id = ${userId} order by id`,
    awaited: sql`
      select content_id, since from awaited_title where user_id = ${userId} order by since, content_id`,
    muted: sql`select content_id from muted_title where user_id = ${userId} order by content_id`,
    episodes: sql`
      select content_id, season, episode from reached_episode where user_id = ${userId} order by content_id`,
    premium: sql`
      select granted_at, length::text, telegram_payment_charge_id from premium_grant
      where user_id = ${userId} order by id`,
    payments: sql`
      select telegram_payment_charge_id, stars, paid_at, refunded_at from payment
      where user_id = ${userId} order by paid_at`,
    updates: sql`
      select id::text, received_at, done_at, payload from bot_update
      where chat = any(${chatsOf(userId)}) order by id`,
  };
}

/** Reads everything that is kept of a person, all at one moment. */
export async function exportPerson(db: Kysely<Schema>, userId: string): Promise<PersonData> {
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

/**
 * Forgets a person, all or nothing. Lists, likes, deliveries, premium and what waits of the bot's updates go; plays
 * stay in the rankings' numbers, as nobody's; payments stay as the books need them, by their number, amount and
 * dates alone. The number of an update stays as well: the messenger may bring it again.
 */
export async function forgetPerson(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await forgetLists(transaction, userId);
    for (const statement of [
      sql`delete from custom_list where user_id = ${userId}`,
      sql`delete from wish where user_id = ${userId}`,
      sql`delete from outbox where user_id = ${userId}`,
      sql`delete from awaited_title where user_id = ${userId}`,
      sql`delete from muted_title where user_id = ${userId}`,
      sql`delete from reached_episode where user_id = ${userId}`,
      sql`update play_event set user_id = '', first_of_day = null where user_id = ${userId}`,
      sql`delete from premium_grant where user_id = ${userId}`,
      sql`update payment set user_id = null where user_id = ${userId}`,
      sql`update bot_update set chat = '', payload = null, done_at = coalesce(done_at, now()), claimed_until = null
        where chat = any(${chatsOf(userId)})`,
      sql`delete from person where user_id = ${userId}`,
    ])
      await statement.execute(transaction);
  });
}

/** The counters of the titles that they liked follow. */
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
