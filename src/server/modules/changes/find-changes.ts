import { type RawBuilder, sql } from 'kysely';
import type { DeskChange } from '../../../contract/desk/changes.ts';
import type { DeskRole } from '../../../contract/desk/desk.ts';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';
import { readUndo, type Undo } from './changes.ts';

type Row = Pick<DeskChange, 'id' | 'what' | 'person' | 'by' | 'canBeUndone'> & {
  at: Date;
  undoneAt: Date | null;
  undoneBy: DeskChange['by'];
};

/** SQL: what a helper may see, or all. */
const isSeenBy = (role: DeskRole) => (role === 'owner' ? sql`true` : sql`role = 'helper'`);

/**
 * SQL: the rows of a query for changes, with `isLatest`: nothing has changed the same since. Later changes are read from the index
 * on keys once for all rows, which may share hundreds of keys.
 */
const withLatest = (rows: RawBuilder<unknown>) => sql`
  with page as materialized (${rows}), later as materialized (
    select id, about from change as later
    where later.about && array(select distinct unnest(about) from page) and later.undone_at is null
  ), latest as (
    select page.id, max(later.id) as latest
    from (select id, unnest(about) as key from page) as page
      join (select max(id) as id, unnest(about) as key from later group by key) as later using (key)
    group by page.id
  )
  select page.*, coalesce(latest.latest <= page.id, true) as "isLatest" from page left join latest using (id)`;

/** SQL: a person by a column of `change`. */
const personOf = (column: string) => sql`
  (select jsonb_build_object('id', ${sql.ref(column)}, 'username', max(username), 'firstName', max(first_name))
    from person where person.user_id = ${sql.ref(column)} having ${sql.ref(column)} is not null)`;

/** What was changed, the latest first; `after`: the last one of the page before. */
export async function listChanges(
  db: Db,
  { role, after, limit }: { role: DeskRole; after: string | undefined; limit: number },
): Promise<DeskChange[]> {
  const page = sql`
    select * from change where ${isSeenBy(role)} and ${after === undefined ? sql`true` : sql`id < ${after}::bigint`}
    order by id desc limit ${limit}`;
  const rows = await all<Row>(db)`
    select id::text, what, changed_at as at, ${personOf('change.person_id')} as person, ${personOf('change.user_id')} as by,
      undone_at as "undoneAt", ${personOf('change.undone_by')} as "undoneBy",
      undo is not null and undone_at is null and "isLatest" as "canBeUndone"
    from (${withLatest(page)}) as change order by change.id desc`;
  return rows.map(({ at, undoneAt, undoneBy, ...row }) => ({
    ...row,
    at: at.getTime(),
    undone: undoneAt && { at: undoneAt.getTime(), by: undoneBy },
  }));
}

/** A change that a role may see; `undo` is undefined where it cannot be undone, or a later one comes first. */
export async function findChange(
  db: Db,
  { id, role }: { id: string; role: DeskRole },
): Promise<{ isUndone: boolean; undo: Undo | undefined } | undefined> {
  const row = await one<{ isUndone: boolean; isLatest: boolean; undo: string | null }>(db)`
    select undone_at is not null as "isUndone", "isLatest", undo
    from (${withLatest(sql`select * from change where id = ${id}::bigint and ${isSeenBy(role)}`)}) as change`;
  return row && { isUndone: row.isUndone, undo: row.isLatest ? readUndo(row.undo) : undefined };
}

/** Notes who has undone a change, along with its undoing. */
export async function markUndone(transaction: DbTransaction, { id, userId }: { id: string; userId: string }) {
  await sql`
    update change set undone_at = now(), undone_by = ${userId}
    where id = ${id}::bigint and undone_at is null`.execute(transaction);
}
