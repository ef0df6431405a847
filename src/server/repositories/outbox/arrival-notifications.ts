import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/**
 * Enqueues notifications for new sources, in their transaction: for subscribers, and for a new episode for everybody
 * with the series in a list. Merged into a pending notification of the same title.
 */
export async function enqueueArrivalNotifications(
  transaction: Transaction<Schema>,
  sourceIds: readonly number[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  await sql`
    with source as materialized (
      select id, content_id, season, episode from source where id = any(${sourceIds}::int[])
    ), new as (
      insert into arrived_part (content_id, season, episode) select content_id, season, episode from source
      on conflict do nothing
      returning content_id, season, episode
    ), told as (
      delete from awaited_title using (select distinct content_id from source) as arrived
      where awaited_title.content_id = arrived.content_id
      returning awaited_title.content_id, user_id
    ), due as (
      select user_id, content_id, source.id from told join source using (content_id)
      union all
      select user_id, list_item.content_id, source.id
      from list_item
      join content on content.id = list_item.content_id and content.type = 'serie'
      join source on source.content_id = content.id
      join new on new.content_id = content.id and new.season = source.season and new.episode = source.episode
      where list = 'liste'
    )
    insert into outbox (user_id, content_id, first_source, last_source)
    select user_id, content_id, min(due.id), max(due.id)
    from due left join person using (user_id)
    where blocked_at is null and barred_at is null and notices_off is not true
      and not exists (
        select from muted_title as muted
        where muted.content_id = due.content_id and muted.user_id = due.user_id
      )
    group by user_id, content_id
    order by content_id, user_id
    on conflict (user_id, content_id) where content_id is not null and state = 'waiting'
    do update set last_source = greatest(outbox.last_source, excluded.last_source), arrived_at = now()
    `.execute(transaction);
}

type Place = { userId: string; contentId: number };

/**
 * Subscribes a person to a title's arrival. `isLost`: its source no longer works. False when a source was added
 * meanwhile.
 */
export async function subscribeToArrival(
  db: Kysely<Schema>,
  { userId, contentId, isLost }: Place & { isLost: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Row locks on the title order this with concurrent inserts of sources.
    await sql`select from content where id = ${contentId} for update`.execute(transaction);
    await unmuteTitle(transaction, { userId, contentId });
    const { rows } = await sql<{ waits: boolean }>`
      with waiting as (
        insert into awaited_title (content_id, user_id)
        select id, ${userId} from content
        where id = ${contentId} and (${isLost} or not exists (select from source where content_id = content.id))
        on conflict (content_id, user_id) do update set since = excluded.since
        returning content_id
      )
      select exists (select from waiting) as waits`.execute(transaction);
    return rows[0]?.waits === true;
  });
}

/** Mutes a title's notifications for a person. */
export async function muteTitle(db: Kysely<Schema>, { userId, contentId }: Place): Promise<void> {
  await sql`
    with awaited as (
      delete from awaited_title where user_id = ${userId} and content_id = ${contentId}
    )
    insert into muted_title (content_id, user_id) select id, ${userId} from content where id = ${contentId}
    on conflict do nothing`.execute(db);
}

/** Unmutes a title. */
export async function unmuteTitle(db: Kysely<Schema>, { userId, contentId }: Place): Promise<void> {
  await db
    .deleteFrom('muted_title')
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .execute();
}

/** Whether a person gets notifications and announcements. */
export async function areNotificationsOn(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('notices_off')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person?.notices_off !== true;
}

/** Turns all notifications and announcements for a person on or off. */
export async function setNotifications(db: Kysely<Schema>, userId: string, areOn: boolean): Promise<void> {
  await sql`
    insert into person (user_id, notices_off) values (${userId}, ${!areOn})
    on conflict (user_id) do update set notices_off = excluded.notices_off`.execute(db);
}
