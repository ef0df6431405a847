import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hasSeveralLanguages } from '../../languages/current-language.ts';
import { visibleName } from '../../lib/visible-name.ts';
import type { RevocationTimes } from '../../sessions/session-revocations.ts';
import { isForgottenBanned, readForgottenRevocations } from './bans.ts';
import { readErasureTimes } from './erasures.ts';

/** Stores a sign-in; false for banned people. */
export async function recordSignIn(db: Db, userId: string): Promise<boolean> {
  return recordVisit(db, userId, {});
}

/**
 * Stores a launch that the messenger has signed; false for banned people. The bot cannot write to a new person without
 * permission. For a known person only a permission counts: its absence means nothing.
 */
export async function recordLaunch(
  db: Db,
  { userId, botMayWrite }: { userId: string; botMayWrite: boolean },
): Promise<boolean> {
  const blocked = botMayWrite
    ? { update: { blocked_at: null } }
    : { insert: { blocked_at: sql<Date>`now()` } };
  return recordVisit(db, userId, blocked);
}

type Blocked = { blocked_at: ReturnType<typeof sql<Date>> | null };

async function recordVisit(
  db: Db,
  userId: string,
  { insert, update }: { insert?: Blocked; update?: Blocked },
): Promise<boolean> {
  if (await isForgottenBanned(db, userId)) return false;
  const seen = await db
    .insertInto('person')
    .values({ user_id: userId, ...insert })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ last_seen_at: sql`now()`, ...update })
        .where('person.barred_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return seen !== undefined;
}

/**
 * Stores a person's first name, as others in a movie night see it, and their messenger's language. The bot cannot write to
 * a new person. Writes nothing when both are unchanged or nothing of the name can be seen.
 */
export async function saveFirstName(
  db: Db,
  {
    userId,
    firstName,
    messengerLanguage,
  }: { userId: string; firstName: string | undefined; messengerLanguage?: MessengerLanguage },
): Promise<void> {
  const name = visibleName(firstName)?.slice(0, MAX_NAME_LENGTH);
  if (name === undefined) return;
  const language = storedLanguage(messengerLanguage);
  await sql`
    insert into person (user_id, first_name, messenger_language, blocked_at)
    select ${userId}, ${name}::text, ${language}::text, now() where not exists (
      select from person where user_id = ${userId} and first_name is not distinct from ${name}::text and ${hasLanguage(language)}
    )
    on conflict (user_id) do update set first_name = excluded.first_name, ${keepLanguage}`.execute(db);
}

/** The messenger's limit, in characters. */
const MAX_NAME_LENGTH = 64;

/** Revokes all launch keys and session tokens issued to a person until now. */
export async function revokeSessions(db: Db, userId: string): Promise<void> {
  const ended = { sessions_ended_at: sql<Date>`now()` };
  await db
    .insertInto('person')
    .values({ user_id: userId, ...ended })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
    .execute();
}

/** When people's sessions were revoked, and their data erased. */
export async function readRevocationTimes(db: Db): Promise<RevocationTimes> {
  const rows = await db
    .selectFrom('person')
    .select(['user_id', 'sessions_ended_at as endedAt'])
    .where('sessions_ended_at', 'is not', null)
    .execute();
  const times = new Map(
    rows.flatMap(({ user_id, endedAt }) => (endedAt ? [[user_id, endedAt] as const] : [])),
  );
  const forgotten = await readForgottenRevocations(db);
  const erasedAt = await readErasureTimes(db);
  return { get: (userId) => times.get(userId) ?? forgotten(userId), erasedAt };
}

/**
 * Stores a person's @username in lower case and their messenger's language, removes the name from others, and notes that
 * the bot can write to them. Writes nothing when all is unchanged.
 */
export async function saveUsername(
  db: Db,
  {
    userId,
    username,
    messengerLanguage,
  }: { userId: string; username: string | null; messengerLanguage?: MessengerLanguage },
): Promise<void> {
  const language = storedLanguage(messengerLanguage);
  await sql`
    with other as (
      update person set username = null where username = ${username} and user_id <> ${userId}
    )
    insert into person (user_id, username, messenger_language)
    select ${userId}, ${username}::text, ${language}::text where not exists (
      select from person
      where user_id = ${userId} and username is not distinct from ${username}::text and blocked_at is null and ${hasLanguage(language)}
    )
    on conflict (user_id) do update set username = excluded.username, blocked_at = null, ${keepLanguage}`.execute(
    db,
  );
}

/** The code that a messenger sends; old ones send none. */
type MessengerLanguage = string | undefined;

/** Null, which changes nothing, in installations with one language: unused data are not stored. */
function storedLanguage(code: MessengerLanguage): string | null {
  return hasSeveralLanguages() ? (code ?? null) : null;
}

const hasLanguage = (code: string | null) =>
  sql<boolean>`messenger_language is not distinct from coalesce(${code}::text, messenger_language)`;
const keepLanguage = sql`messenger_language = coalesce(excluded.messenger_language, person.messenger_language)`;

/** Stores when a person's menu button is set. False, and no write, when it was already set after `unlessAfter`. */
export async function recordMenuButton(
  db: Db,
  userId: string,
  { at, unlessAfter }: { at: Date; unlessAfter: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into person (user_id, menu_set_at)
    select ${userId}, ${at}::timestamptz where not exists (
      select from person where user_id = ${userId} and menu_set_at > ${unlessAfter}::timestamptz
    )
    on conflict (user_id) do update set menu_set_at = excluded.menu_set_at
    where person.menu_set_at is null or person.menu_set_at <= ${unlessAfter}::timestamptz`.execute(db);
  return numAffectedRows > 0n;
}

/** The user id of a lower-case @username. */
export async function findByUsername(db: Db, username: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return person?.user_id;
}

/** True if the person is stored. */
export async function isKnownPerson(db: Db, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person !== undefined;
}
