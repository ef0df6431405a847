import { sql } from 'kysely';
import { nightTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import type { SigningSecrets } from '../../sessions/signing-secrets.ts';
import { isBanned } from '../people/bans.ts';
import { isGone } from '../people/erasures.ts';
import { readNightId } from './night-id.ts';

/** A host's open nights past this number are closed, the earliest first. */
const MAX_OPEN_NIGHTS = 5;

/**
 * Makes sure that there is a row for a night that a genuine id names. False for other ids, and for a night whose host is
 * banned or erased. `updateId`: the update that asks for its card.
 */
export async function openNight(
  db: Db,
  id: string,
  secrets: SigningSecrets,
  updateId: number | null = null,
): Promise<boolean> {
  const existing = await db.selectFrom('movie_night').select('id').where('id', '=', id).executeTakeFirst();
  if (existing) return true;
  const origin = readNightId(id, secrets);
  if (!origin) return false;
  const { hostId, madeAt, options } = origin;
  if ((await isBanned(db, hostId)) || (await isGone(db, hostId))) return false;
  const host = await db
    .selectFrom('person')
    .select('first_name')
    .where('user_id', '=', hostId)
    .executeTakeFirst();
  const title = await inLanguageOf(db, hostId, async () => nightTexts.title(host?.first_name ?? null));
  await sql`
    with made as (
      insert into movie_night (id, host_id, title, kind, max_minutes, left_out_genres, unwatched, voting_minutes, people,
        seed, created_at, update_id)
      values (${id}, ${hostId}, ${title}, ${options.kind}::text,
        ${options.maxMinutes}::int, ${[...options.leftOutGenres]}::smallint[], ${options.unwatched}::boolean,
        ${options.votingMinutes}::int, ${options.people}::int, '', ${madeAt}::timestamptz,
        ${updateId}::bigint)
      on conflict do nothing
    ), surplus as (
      select id from movie_night where host_id = ${hostId} and state = 'open' and id <> ${id}
      order by created_at desc, id offset ${MAX_OPEN_NIGHTS - 1}
    ), card as (${liveMessagesChange('night', sql`select id from surplus`)})
    update movie_night set state = 'closed', version = version + 1 where id in (select id from surplus)`.execute(
    db,
  );
  return true;
}

/**
 * True if an update has made a night already: its card may have been sent by a server that was killed before it
 * noted that.
 */
export async function hasMadeNight(db: Db, updateId: number): Promise<boolean> {
  const night = await db
    .selectFrom('movie_night')
    .select('id')
    .where('update_id', '=', updateId)
    .executeTakeFirst();
  return night !== undefined;
}

/** Takes back a night whose card could not be sent, unless somebody has joined it. */
export async function takeBackNight(db: Db, id: string): Promise<void> {
  await sql`
    delete from movie_night where id = ${id}
      and not exists (select from movie_night_member where night_id = ${id})`.execute(db);
}
