import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type UpdateObject,
} from 'kysely';
import type { OtherVersionTable, SourceTable } from '../../../database/schema/sources.ts';
import type { Schema } from '../../../database/schema.ts';
import { isOfPart, partOf, type TitlePart } from '../title-part.ts';

/** A row of `source` or, where `isFirst` is false, of `other_version`. */
export type VersionRow = Selectable<OtherVersionTable> & { isFirst: boolean };

const COLUMNS = [
  'id',
  'content_id',
  'season',
  'episode',
  'kind',
  'file_id',
  'chat_id',
  'message_id',
  'url',
  'added_at',
  'post_id',
  'lost_at',
  'loss_told_at',
  'restored_at',
  'quality',
  'languages',
  'subtitles',
  'bytes',
  'note',
  'set_back_at',
] as const;
const COLUMN_LIST = sql.join(COLUMNS.map((column) => sql.ref(column)));

/** SQL: the rows of all versions that meet a condition, which each of the two tables is asked for. */
export function versionRows(which: RawBuilder<boolean>): RawBuilder<VersionRow> {
  return sql<VersionRow>`(
    select ${COLUMN_LIST}, -1 as position, true as "isFirst" from source where ${which}
    union all
    select ${COLUMN_LIST}, position, false from other_version where ${which}
  )`;
}

/** The versions of a part in the owner's order. */
export async function versionsOfPart(db: Kysely<Schema>, part: TitlePart): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select * from ${versionRows(isOfPart(part))} as version
    order by "isFirst" desc, position, id`.execute(db);
  return rows;
}

/** The version with this id; undefined when it does not exist. */
export async function findVersionRow(db: Kysely<Schema>, id: number): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select * from ${versionRows(sql`id = ${id}`)} as version`.execute(
    db,
  );
  return rows[0];
}

/** Moments may be the database's. */
type NewVersion = Omit<Insertable<SourceTable>, 'added_at' | 'restored_at'> & {
  added_at?: Date | RawBuilder<Date>;
  restored_at?: Date | RawBuilder<Date> | null;
};
type VersionChanges = UpdateObject<Schema, 'source'>;

/** Changes a version in the table that it stands in. */
export async function updateVersion(
  transaction: Transaction<Schema>,
  { id, isFirst }: Pick<VersionRow, 'id' | 'isFirst'>,
  changes: VersionChanges,
): Promise<void> {
  const table = isFirst ? 'source' : 'other_version';
  await transaction.updateTable(table).set(changes).where('id', '=', id).execute();
}

/** Deletes a version; the next one that works takes the place of a first. Its title must be locked. */
export async function deleteVersion(transaction: Transaction<Schema>, version: VersionRow): Promise<void> {
  const table = version.isFirst ? 'source' : 'other_version';
  await transaction.deleteFrom(table).where('id', '=', version.id).execute();
  if (version.isFirst) await putWorkingFirst(transaction, partOf(version));
}

/**
 * Inserts a version: the first of a part that has none, or none that works; else after its other ones. Its title must be
 * locked. Answers its id and whether it is the first.
 */
export async function insertVersion(
  transaction: Transaction<Schema>,
  row: NewVersion,
  part: TitlePart,
): Promise<{ id: number; isFirst: boolean }> {
  const first = await transaction.selectFrom('source').selectAll().where(isOfPart(part)).executeTakeFirst();
  if (first && first.lost_at === null)
    return { id: await insertBehind(transaction, row, part), isFirst: false };
  if (first) {
    await transaction.deleteFrom('source').where('id', '=', first.id).execute();
    await insertBehind(transaction, first, part);
  }
  const { id } = await transaction
    .insertInto('source')
    .values(row)
    .onConflict((taken) => taken.columns(['content_id', 'season', 'episode']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isFirst: true };
}

async function insertBehind(
  transaction: Transaction<Schema>,
  row: NewVersion,
  part: TitlePart,
): Promise<number> {
  const { id } = await transaction
    .insertInto('other_version')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from other_version where ${isOfPart(part)})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a version before the others of its part; the former first one comes next. Its title must be locked. */
export async function putFirst(transaction: Transaction<Schema>, version: VersionRow): Promise<void> {
  if (version.isFirst) return;
  const part = partOf(version);
  const former = await transaction
    .deleteFrom('source')
    .where(isOfPart(part))
    .returningAll()
    .executeTakeFirst();
  await transaction.deleteFrom('other_version').where('id', '=', version.id).execute();
  const { isFirst: _, position: _place, ...row } = version;
  await transaction.insertInto('source').values(row).execute();
  if (!former) return;
  const position = sql<number>`(select coalesce(min(position) - 1, 0) from other_version where ${isOfPart(part)})`;
  await transaction
    .insertInto('other_version')
    .values({ ...former, position })
    .execute();
}

/**
 * Where a part's first version is gone or lost and another one works, puts that first; true when the first one works then.
 * Its title must be locked.
 */
export async function putWorkingFirst(transaction: Transaction<Schema>, part: TitlePart): Promise<boolean> {
  const versions = await versionsOfPart(transaction, part);
  if (versions[0]?.isFirst && versions[0].lost_at === null) return true;
  const working = versions.find((version) => version.lost_at === null);
  const next = working ?? (versions[0]?.isFirst ? undefined : versions[0]);
  if (next) await putFirst(transaction, next);
  return working !== undefined;
}
