import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Notes that somebody signed in. */
export async function seeUser(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .insertInto('person')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_seen_at: sql`now()` }))
    .execute();
}

/** Whether somebody is premium now (spec section 6); who never signed in is not. */
export async function isPremium(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return person !== undefined;
}

/** Until when somebody is premium; undefined for ordinary people. */
export async function premiumUntil(
  db: Kysely<Schema>,
  userId: string,
): Promise<Date | 'without end' | undefined> {
  const person = await db
    .selectFrom('person')
    .select(END)
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return person && endOf(person);
}

/** Drivers differ in how they answer `infinity`. */
const END = [
  sql<boolean>`person.premium_until = 'infinity'`.as('endless'),
  sql<Date>`nullif(person.premium_until, 'infinity')`.as('until'),
] as const;

function endOf({ endless, until }: { endless: boolean; until: Date }): Date | 'without end' {
  return endless ? 'without end' : until;
}

/** How long premium lasts that somebody buys or is given; without end when that is not said. */
export type PremiumTime = { days: number } | { months: number };

/**
 * Makes somebody premium for some time more, counted from the end of what they have, and answers until when.
 * Nothing is taken away from whoever has more.
 */
export async function grantPremium(
  db: Kysely<Schema>,
  userId: string,
  time?: PremiumTime,
): Promise<Date | 'without end'> {
  const later = (from: RawBuilder<Date>) =>
    time ? sql<Date>`${from} + ${intervalOf(time)}` : sql<Date>`timestamptz 'infinity'`;
  const extended = { premium_until: later(sql`greatest(person.premium_until, now())`) };
  const person = await db
    .insertInto('person')
    .values({ user_id: userId, premium_until: later(sql`now()`) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(extended))
    .returning(END)
    .executeTakeFirstOrThrow();
  return endOf(person);
}

function intervalOf(time: PremiumTime) {
  return 'days' in time
    ? sql`make_interval(days => ${time.days}::int)`
    : sql`make_interval(months => ${time.months}::int)`;
}

/** Ends somebody's premium now. */
export async function withdrawPremium(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.updateTable('person').set({ premium_until: null }).where('user_id', '=', userId).execute();
}

/** Ends all sessions of somebody: launch links and session tokens issued until now are no good any more. */
export async function endSessions(db: Kysely<Schema>, userId: string): Promise<void> {
  const ended = { sessions_ended_at: sql<Date>`now()` };
  await db
    .insertInto('person')
    .values({ user_id: userId, ...ended })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
    .execute();
}

/** Whose sessions were ended, and when. */
export async function endedSessions(db: Kysely<Schema>): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('person')
    .select(['user_id', 'sessions_ended_at as endedAt'])
    .where('sessions_ended_at', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ user_id, endedAt }) => (endedAt ? [[user_id, endedAt] as const] : [])));
}
