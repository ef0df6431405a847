import { sql } from 'kysely';
import { MAX_NIGHT_MEMBERS } from '../../../contract/own/movie-nights.ts';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { nightTexts } from '../../chat/texts/texts.ts';
import { type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { hashOf } from '../../database/tables/refuse-erased.ts';
import { ApiError } from '../../http/api-error.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { isBanned, lockBan } from '../people/bans.ts';
import { changeNight, type LockedNight, lockNight, nightIsOver, notAMember } from './change-night.ts';
import { settleMatch } from './choice/decide-night.ts';
import { fitDeck } from './deck/deck.ts';
import { lockMovieNights } from './movie-nights.table.ts';

/**
 * Makes a person a member of a night, and fits the deck to them; true if they were none before. From the second one
 * on there is a time at which the fairest title is chosen. Throws a 403 for a removed or banned person, a 409 if
 * the night is over or full.
 */
export async function joinNight(db: Db, id: string, userId: string): Promise<boolean> {
  if (await isBanned(db, userId)) throw notAMember();
  // An existing member takes no lock, for which the others' votes would wait.
  if (await isMember(db, id, userId)) return false;
  return db.transaction().execute(async (transaction) => {
    await lockBan(transaction, userId);
    if (await isBanned(transaction, userId)) throw notAMember();
    const night = await lockNight(transaction, { id, userId });
    if (night.isRemoved || (await isRemovedByHash(transaction, id, userId))) throw notAMember();
    if (night.me !== null) return false;
    if (night.state === 'closed') throw nightIsOver();
    await addMember(transaction, night, userId);
    return true;
  });
}

async function isMember(db: Db, id: string, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('movie_night_member')
    .select('member')
    .where('night_id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
}

/** True for a person who was removed from a night and erased since. */
async function isRemovedByHash(db: Db, id: string, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('movie_night_member')
    .select('member')
    .where('night_id', '=', id)
    .where('user_id', '=', hashOf(userId))
    .executeTakeFirst();
  return member !== undefined;
}

async function addMember(transaction: DbTransaction, night: LockedNight, userId: string): Promise<void> {
  const others = await transaction
    .selectFrom('movie_night_member')
    .select(['user_id', 'removed_at'])
    .where('night_id', '=', night.id)
    .execute();
  if (others.length >= MAX_NIGHT_MEMBERS) throw new ApiError(409, 'This movie night is full');
  const person = await transaction
    .selectFrom('person')
    .select('first_name')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const guest = await inLanguageOf(transaction, night.hostId, async () => nightTexts.guest);
  await sql`
    insert into movie_night_member (night_id, user_id, name, member)
    select ${night.id}, ${userId}, coalesce(${person?.first_name ?? null}, concat(${guest}::text, ' ', number)), number
    from (
      select coalesce(max(member), 0) + 1 as number from movie_night_member where night_id = ${night.id}
    ) as next`.execute(transaction);
  const present = others.filter(({ removed_at }) => removed_at === null).map(({ user_id }) => user_id);
  if (night.state === 'open')
    await fitDeck(transaction, night, {
      joining: userId,
      others: night.hostId === null ? present : [...present, night.hostId],
    });
  const isSecond = present.length === 1 && night.state === 'open' && night.endsAt === null;
  const end = sql`ends_at = now() + make_interval(mins => ${night.votingMinutes})`;
  await changeNight(transaction, night.id, isSecond ? end : undefined);
  await changeLiveMessages(transaction, 'night', night.id);
  if (night.state === 'open') await settleMatch(transaction, night);
}

/** Takes a person out of all nights. */
export function leaveAllNights(db: Db, userId: string): Promise<void> {
  return joinTransaction(db, async (transaction) => {
    await lockMovieNights(userId).execute(transaction);
    await leave(transaction, userId);
  });
}

async function leave(transaction: DbTransaction, userId: string): Promise<void> {
  await sql`
    with left_behind as (
      update movie_night_member set removed_at = now() where user_id = ${userId} and removed_at is null
      returning night_id
    ), closed as (
      select id from movie_night where host_id = ${userId} and state = 'open'
    ), card as (
      ${liveMessagesChange('night', sql`select night_id from left_behind union select id from closed`)}
    ), changed as (
      -- The others may agree already.
      update movie_night set version = version + 1, match_at = now(),
        state = case when id in (select id from closed) then 'closed' else state end
      where id in (select night_id from left_behind union select id from closed) returning id
    )
    select pg_notify('movie_night', id) from changed`.execute(transaction);
}
