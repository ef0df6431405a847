import { sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../database/db.ts';
import { HAS_WORKING_VIDEO } from '../catalogue/visible-to.ts';
import { DIGEST_INTERVAL } from './due-digests.ts';

type Place = { userId: string; titleId: number };

/** Subscribes a person to a title's arrival. False if it can be watched, perhaps since a moment ago. */
export async function subscribeToArrival(db: Db, { userId, titleId }: Place): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockAndUnmute(transaction, { userId, titleId });
    const row = await one<{ waits: boolean }>(transaction)`
      with waiting as (
        insert into awaited_title (title_id, user_id)
        select id, ${userId} from title
        where id = ${titleId} and not ${HAS_WORKING_VIDEO}
        on conflict (title_id, user_id) do update set since = excluded.since
        returning title_id
      )
      select exists (select from waiting) as waits`;
    return row?.waits === true;
  });
}

/** True if a person is subscribed to a title's arrival. */
export async function isTitleAwaited(db: Db, { userId, titleId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('awaited_title')
    .select('title_id')
    .where('user_id', '=', userId)
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back a subscription to a title's arrival. */
export async function unsubscribeFromArrival(db: Db, { userId, titleId }: Place): Promise<void> {
  await db
    .deleteFrom('awaited_title')
    .where('user_id', '=', userId)
    .where('title_id', '=', titleId)
    .execute();
}

/** Subscribes a person to the next video of one season. */
export async function subscribeToSeason(
  db: Db,
  { userId, titleId, season }: Place & { season: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAndUnmute(transaction, { userId, titleId });
    await sql`
      insert into awaited_season (title_id, user_id, season)
      select id, ${userId}, ${season} from title where id = ${titleId}
      on conflict (title_id, season, user_id) do update set since = excluded.since`.execute(transaction);
  });
}

/** The title's row lock orders this and concurrent inserts of videos. */
async function lockAndUnmute(transaction: DbTransaction, place: Place): Promise<void> {
  await sql`select from title where id = ${place.titleId} for update`.execute(transaction);
  await unmuteTitle(transaction, place);
}

/** Mutes a title's notifications for a person. */
export async function muteTitle(db: Db, { userId, titleId }: Place): Promise<void> {
  await sql`
    with awaited as (
      delete from awaited_title where user_id = ${userId} and title_id = ${titleId}
    ), awaited_seasons as (
      delete from awaited_season where user_id = ${userId} and title_id = ${titleId}
    )
    insert into muted_title (title_id, user_id) select id, ${userId} from title where id = ${titleId}
    on conflict do nothing`.execute(db);
}

/** Unmutes a title. */
export async function unmuteTitle(db: Db, { userId, titleId }: Place): Promise<void> {
  await db.deleteFrom('muted_title').where('user_id', '=', userId).where('title_id', '=', titleId).execute();
}

/** A person's choices: notifications and announcements, those of new episodes, and the weekly digest. */
export type NotificationSettings = { areOn: boolean; areSeriesOn: boolean; isDigestOn: boolean };

/** Everything but the digest is on by default. */
export async function readNotificationSettings(db: Db, userId: string): Promise<NotificationSettings> {
  const person = await db
    .selectFrom('person')
    .select(['notices_off', 'series_notices_off', 'digest_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    areOn: person?.notices_off !== true,
    areSeriesOn: person?.series_notices_off !== true,
    isDigestOn: (person?.digest_at ?? null) !== null,
  };
}

/** Turns all notifications and announcements for a person on or off. */
export async function setNotifications(db: Db, userId: string, areOn: boolean): Promise<void> {
  await sql`
    insert into person (user_id, notices_off) values (${userId}, ${!areOn})
    on conflict (user_id) do update set notices_off = excluded.notices_off`.execute(db);
}

/** Turns notifications of new episodes of series that a person follows on or off. */
export async function setSeriesNotifications(db: Db, userId: string, areOn: boolean): Promise<void> {
  await sql`
    insert into person (user_id, series_notices_off) values (${userId}, ${!areOn})
    on conflict (user_id) do update set series_notices_off = excluded.series_notices_off`.execute(db);
}

/** Turns a person's weekly digest on or off. The first one covers the week that follows. */
export async function setDigest(db: Db, userId: string, isOn: boolean): Promise<void> {
  const next = sql`case when ${isOn} then now() + ${DIGEST_INTERVAL} end`;
  await sql`
    insert into person (user_id, digest_at) values (${userId}, ${next})
    on conflict (user_id) do update set digest_at = case when ${isOn} then coalesce(person.digest_at, excluded.digest_at) end
    `.execute(db);
}
