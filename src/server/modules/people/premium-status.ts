import { sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { gatherLookups } from '../../database/gather-lookups.ts';
import { forbidden } from '../../http/api-error.ts';

/** True if a person is premium now (behaviour 1.3); someone who never signed in is not. */
export async function isPremium(db: Db, userId: string): Promise<boolean> {
  return (await premiumUntil(db, userId)) !== undefined;
}

/** Lookups of `isPremium`. */
export function createPremiumLookup(db: Db): (userId: string) => Promise<boolean> {
  return gatherLookups(async (userIds) => {
    const people = await all<{ id: string }>(db)`
      select user_id as id from person where user_id = any(${[...userIds]}::text[]) and premium_until > now()`;
    const premium = new Set(people.map(({ id }) => id));
    return userIds.map((userId) => premium.has(userId));
  });
}

/** The end of premium; undefined for ordinary people. */
export async function premiumUntil(db: Db, userId: string): Promise<Date | 'without end' | undefined> {
  const person = await db
    .selectFrom('person')
    .select(END_OF_PREMIUM)
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return person && endOfPremium(person);
}

/** The columns of the end of premium: drivers differ in how they return `infinity`. */
export const END_OF_PREMIUM = [
  sql<boolean>`person.premium_until = 'infinity'`.as('endless'),
  sql<Date>`nullif(person.premium_until, 'infinity')`.as('until'),
] as const;

/** The end of premium, from these columns. */
export function endOfPremium({ endless, until }: { endless: boolean; until: Date }): Date | 'without end' {
  return endless ? 'without end' : until;
}

/** Throws a 403 `ApiError` for ordinary people. */
export async function requirePremium(db: Db, userId: string): Promise<void> {
  if (!(await isPremium(db, userId))) throw forbidden('Only for premium users');
}
