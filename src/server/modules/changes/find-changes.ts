import { sql } from 'kysely';
import type { DeskChange } from '../../../contract/desk/changes.ts';
import type { DeskRole } from '../../../contract/desk/desk.ts';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';
import { isWithinLast, LOST_ANSWER_SECONDS } from '../../database/tables/within-last.ts';
import { readUndo, type Undo } from './undo.ts';

type Row = Pick<DeskChange, 'id' | 'what' | 'person' | 'by'> & {
  /** Null once it is undone. */
  undo: string | null;
  at: Date;
  undoneAt: Date | null;
  undoneBy: DeskChange['by'];
};

/** SQL: changes visible to a helper, or all. */
const isSeenBy = (role: DeskRole) => (role === 'owner' ? sql`true` : sql`role = 'helper'`);

/** SQL: a person by a column of `change`. */
const personOf = (column: string) => sql`
  (select jsonb_build_object('id', ${sql.ref(column)}, 'username', max(username), 'firstName', max(first_name))
    from person where person.user_id = ${sql.ref(column)} having ${sql.ref(column)} is not null)`;

/**
 * The changes, the latest first; `after`: the last one of the previous page. `canUndo`: the values that a change
 * wrote are still there.
 */
export async function listChanges(
  db: Db,
  { role, after, limit }: { role: DeskRole; after: string | undefined; limit: number },
  canUndo: (undo: Undo) => Promise<boolean>,
): Promise<DeskChange[]> {
  const rows = await all<Row>(db)`
    select id::text, what, changed_at as at, ${personOf('change.person_id')} as person, ${personOf('change.user_id')} as by,
      undone_at as "undoneAt", ${personOf('change.undone_by')} as "undoneBy", case when undone_at is null then undo end as undo
    from change where ${isSeenBy(role)} and ${after === undefined ? sql`true` : sql`id < ${after}::bigint`}
    order by change.id desc limit ${limit}`;
  return Promise.all(
    rows.map(async ({ at, undoneAt, undoneBy, undo: stored, ...row }) => {
      const undo = readUndo(stored);
      return {
        ...row,
        at: at.getTime(),
        undone: undoneAt && { at: undoneAt.getTime(), by: undoneBy },
        canBeUndone: undo !== undefined && (await canUndo(undo)),
      };
    }),
  );
}

/** A change that a role may see; `undo` is undefined if no call undoes it. */
export async function findChange(
  db: Db,
  { id, role }: { id: string; role: DeskRole },
): Promise<{ isUndone: boolean; undo: Undo | undefined } | undefined> {
  const row = await one<{ isUndone: boolean; undo: string | null }>(db)`
    select undone_at is not null as "isUndone", undo from change where id = ${id}::bigint and ${isSeenBy(role)}`;
  return row && { isUndone: row.isUndone, undo: readUndo(row.undo) };
}

/** Notes the person who has undone a change, along with its undoing. */
export async function markUndone(transaction: DbTransaction, { id, userId }: { id: string; userId: string }) {
  await sql`
    update change set undone_at = now(), undone_by = ${userId}
    where id = ${id}::bigint and undone_at is null`.execute(transaction);
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
