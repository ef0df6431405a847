import { sql } from 'kysely';
import { type Db, joinTransaction, one } from '../../database/db.ts';
import { hasSeveralLanguages } from '../../languages/current-language.ts';
import { visibleName } from '../../lib/visible-name.ts';
import type { RevocationTimes } from '../../sessions/session-revocations.ts';
import { forgottenBan, readForgottenRevocations } from './bans.ts';
import { readErasureTimes, unmark } from './erasures.ts';

/** A visitor as launch data describe them; people without launch data have no name. */
type Visitor = {
  firstName?: string | undefined;
  messengerLanguage?: MessengerLanguage;
  /** The latest time at which their proofs may have been made; now by default. */
  latest?: Date;
};

/** Stores a sign-in; false for banned people. */
export async function recordSignIn(db: Db, userId: string, visitor: Visitor = {}): Promise<boolean> {
  return recordVisit(db, userId, visitor, {});
}

/**
 * Stores a launch that the messenger has signed; false for banned people. The bot cannot write to a new person without
 * permission. For a known person only a permission counts: its absence means nothing.
 */
export async function recordLaunch(
  db: Db,
  { userId, botMayWrite, ...visitor }: Visitor & { userId: string; botMayWrite: boolean },
): Promise<boolean> {
  return recordVisit(db, userId, visitor, { isUnblocked: botMayWrite, isBlockedIfNew: !botMayWrite });
}

type Permission = { isUnblocked?: boolean; isBlockedIfNew?: boolean };

/** A visit within this time of the last one writes nothing: an app signs in right after its launch. */
const VISIT_SECONDS = 60;

/**
 * One statement, because thousands of people may open the app at once. Its commit does not wait for the disk: the next
 * visit repeats what a crash loses.
 */
async function recordVisit(
  db: Db,
  userId: string,
  { firstName, messengerLanguage, latest }: Visitor,
  { isUnblocked = false, isBlockedIfNew = false }: Permission,
): Promise<boolean> {
  const name = storedName(firstName) ?? null;
  const language = storedLanguage(messengerLanguage);
  const at = latest ? sql`${latest}::timestamptz` : sql`now()`;
  const visit = await one<{ isWelcome: boolean }>(db)`
    with forgotten as (${forgottenBan(userId)}),
    welcomed as (${unmark(userId, at)} and not exists (select from forgotten) returning 1),
    relaxed as (select set_config('synchronous_commit', 'off', true), (select count(*) from welcomed)),
    recent as (
      select from person
      where user_id = ${userId} and barred_at is null and last_seen_at > now() - make_interval(secs => ${VISIT_SECONDS})
        and (sessions_ended_at is null or last_seen_at > sessions_ended_at)
        and first_name is not distinct from coalesce(${name}::text, first_name) and ${hasLanguage(language)}
        and (blocked_at is null or not ${isUnblocked})
    ),
    stored as (
      insert into person (user_id, first_name, messenger_language, blocked_at)
      select ${userId}, ${name}::text, ${language}::text, case when ${isBlockedIfNew} then now() end from relaxed
      where not exists (select from forgotten) and not exists (select from recent)
      on conflict (user_id) do update set last_seen_at = now(), ${keepLanguage},
        first_name = coalesce(excluded.first_name, person.first_name),
        blocked_at = case when ${isUnblocked} then null else person.blocked_at end
      where person.barred_at is null
      returning user_id
    )
    select exists (select from stored)
      or (exists (select from recent) and not exists (select from forgotten)) as "isWelcome"`;
  return visit?.isWelcome === true;
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
  const name = storedName(firstName);
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

const storedName = (firstName: string | undefined) => visibleName(firstName)?.slice(0, MAX_NAME_LENGTH);

/**
 * Revokes all launch keys and session tokens issued to a person until now. False if they were revoked before, and the person
 * has not signed in since.
 */
export async function revokeSessions(db: Db, userId: string): Promise<boolean> {
  const ended = { sessions_ended_at: sql<Date>`now()` };
  return joinTransaction(db, async (transaction) => {
    const person = await one<{ isSignedIn: boolean }>(transaction)`
      select sessions_ended_at is null or last_seen_at > sessions_ended_at as "isSignedIn" from person
      where user_id = ${userId} for no key update`;
    await transaction
      .insertInto('person')
      .values({ user_id: userId, ...ended })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
      .execute();
    return person?.isSignedIn ?? true;
  });
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
