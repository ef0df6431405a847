import { sql } from 'kysely';
import type { DeskChange } from '../../../contract/desk/changes.ts';
import type { DeskRole } from '../../../contract/desk/desk.ts';
import { all, type Db, one } from '../../database/db.ts';
import { isWithinLast, LOST_ANSWER_SECONDS } from '../../database/tables/within-last.ts';

type Row = Pick<DeskChange, 'id' | 'what' | 'person' | 'by'> & { at: Date };

/** SQL: changes visible to a helper, or all. */
const isSeenBy = (role: DeskRole) => (role === 'owner' ? sql`true` : sql`role = 'helper'`);

/** SQL: a person by a column of `change`. */
const personOf = (column: string) => sql`
  (select jsonb_build_object('id', ${sql.ref(column)}, 'username', max(username), 'firstName', max(first_name))
    from person where person.user_id = ${sql.ref(column)} having ${sql.ref(column)} is not null)`;

/** The changes, the latest first; `after`: the last one of the previous page. */
export async function listChanges(
  db: Db,
  { role, after, limit }: { role: DeskRole; after: string | undefined; limit: number },
): Promise<DeskChange[]> {
  const rows = await all<Row>(db)`
    select id::text, what, changed_at as at, ${personOf('change.person_id')} as person, ${personOf('change.user_id')} as by
    from change where ${isSeenBy(role)} and ${after === undefined ? sql`true` : sql`id < ${after}::bigint`}
    order by change.id desc limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/**
 * True if this person has just made a change, by a key of `about`: a repeat of it, whose first answer may be lost, is
 * answered as the first time.
 */
export async function isJustRecorded(db: Db, userId: string, key: string): Promise<boolean> {
  const changes = await all(db)`
    select from change where about @> ${[key]}::text[] and undone_at is null and user_id = ${userId}
      and ${isWithinLast(sql`changed_at`, LOST_ANSWER_SECONDS)}`;
  return changes.length > 0;
}

/** The person who made the last change, by keys of `about`; undefined if nobody is known. */
export async function findMaker(db: Db, keys: readonly string[]): Promise<string | undefined> {
  const last = await one<{ by: string | null }>(db)`
    select user_id as by from change where about && ${[...keys]}::text[] and undone_at is null order by id desc limit 1`;
  return last?.by ?? undefined;
}

/** True if a change of something that changes only once is already recorded, by a key of `about`. */
export async function isRecorded(db: Db, key: string): Promise<boolean> {
  const changes = await all(db)`
    select from change where about @> ${[key]}::text[] and undone_at is null`;
  return changes.length > 0;
}
