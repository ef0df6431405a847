import { type RawBuilder, sql } from 'kysely';

/**
 * A table's facts besides its columns: declared once, beside the type of its rows, and read by export and erasure
 * of a person, merging and removal of titles, retention and back-ups.
 */
export type TableFacts<Row = object> = {
  /** Includes the table in back-ups. */
  backup: boolean;
  /** Null: its rows stay, or go with their parent rows. */
  retention: Retention | null;
  /** The column with the number that the bot gave the update which made a row; another bot numbers its own. */
  updates?: string;
  /** Kinds of messages about its rows: a trigger of the table deletes them with these. */
  messages?: readonly string[];
  /** The column that is the subject of these messages; `id` by default. */
  id?: string;
} & Demanded<'person', PersonFacts, Row, 'user_id' | 'owner_id' | 'host_id' | 'giver_id' | 'recipient_id'> &
  Demanded<'title', TitleFacts, Row, 'title_id'>;

/** Facts of the tables of a subject: the compiler demands each. */
export type FactsOf<Tables> = { [Name in keyof Tables]: TableFacts<Tables[Name]> };

/** A fact that a table must declare whose rows have one of the columns. */
type Demanded<Fact extends string, Value, Row, Columns> =
  Extract<keyof Row, Columns> extends never ? { [Key in Fact]?: Value } : { [Key in Fact]: Value };

/** Facts of a table whose rows stay, or go with their parent rows. */
export const KEPT = { backup: true, retention: null } as const;

type Query = RawBuilder<Record<string, unknown>>;
type Change = RawBuilder<unknown>;
/** SQL: narrows the person's own rows to those that a statement changes. */
type RowsOf = (own: RawBuilder<boolean>) => RawBuilder<boolean>;

/** A person's data in a table. */
type PersonFacts = {
  /**
   * SQL: the person whom a new row names: a trigger of the table refuses it once they are erased. Null: it names none, or the row
   * has to be kept.
   */
  whose: string | null;
  /**
   * The part of the export for its rows, with the query for them; or the table whose part has them. Null: it holds
   * only the progress of some work.
   */
  exported: { part: string; rows: (userId: string) => Query } | { within: string } | null;
  /**
   * SQL: the part of each daily limit that the rows use up, as a number. Erasure keeps it for a day, by the hash of
   * the id, or it would be a way around the limit.
   */
  uses?: Record<string, (userId: string) => RawBuilder<number>>;
  /** Rows that erasure locks before it changes anything. */
  lock?: (userId: string) => Change;
  /** Erases possibly many rows: in batches first, then the rows that have come since. */
  eraseMany?: (userId: string, rows: RowsOf) => Change;
  /** Erases the rest, in one transaction, in the order of the tables. Without either, the rows go with other tables'. */
  erase?: (userId: string) => Change;
};

/** The handling of a title's rows when titles merge or go. */
type TitleFacts = {
  /**
   * The statements that move the rows to a different title when titles merge; without any they go with the title.
   * 'in code': see `mergeTitles`.
   */
  merge: readonly Merge[] | 'in code';
  /** It has a row for each person, day or movie night: they are deleted in batches before the title is. */
  isLarge?: true;
  /** SQL: a title's rows, where no column `title_id` says so. */
  rows?: (titleId: number) => RawBuilder<boolean>;
};

/**
 * Moves at most `batch` rows and selects their number. Rows that `keep` already has are dropped with the other
 * title.
 */
export type Merge = (titles: MergedTitles) => RawBuilder<{ moved: number }>;
type MergedTitles = { table: string; keep: number; other: number; batch: number };

/** Days for which plays, deliveries and updates are kept. */
export type RetentionDays = { plays: number; deliveries: number; updates: number };

/** The expired rows. */
type Retention = {
  expired: (days: RetentionDays) => RawBuilder<unknown>;
  /** Rows deleted by one statement, where more than usual go with each. */
  batch?: number;
  /** The table with possibly many rows for each, which go first, in batches, and its column for the `id`. */
  first?: { table: string; column: string };
};

export const ofUser = (userId: string) => sql<boolean>`user_id = ${userId}`;
export const ofOwner = (userId: string) => sql<boolean>`owner_id = ${userId}`;
/** Columns with a chat's number hold a person's in a private chat. */
export const inChat = (userId: string) =>
  sql<boolean>`chat_id = ${/^[1-9]\d{0,15}$/.test(userId) ? userId : null}::bigint`;

/** A part of the export. */
export const part = (name: string, rows: (userId: string) => Query) => ({ part: name, rows });

export const deleteUsers = (table: string) => (userId: string) =>
  sql`delete from ${sql.table(table)} where ${ofUser(userId)}`;

type OwnRows = {
  order?: RawBuilder<unknown>;
  of?: (userId: string) => RawBuilder<boolean>;
  isMany?: boolean;
  whose?: string | null;
};

/** Facts of a table whose rows are one person's alone: columns of them are a part of the export, and they are deleted. */
export function ownRows(
  table: string,
  name: string,
  columns: RawBuilder<unknown>,
  {
    order = sql`id`,
    of = ofUser,
    isMany = false,
    whose = of === ofOwner ? 'owner_id' : 'user_id',
  }: OwnRows = {},
): PersonFacts {
  const exported = part(
    name,
    (userId) => sql`select ${columns} from ${sql.table(table)} where ${of(userId)} order by ${order}`,
  );
  const all = (rows: RawBuilder<boolean>) => sql`delete from ${sql.table(table)} where ${rows}`;
  return isMany
    ? { whose, exported, eraseMany: (userId, rows) => all(rows(of(userId))) }
    : { whose, exported, erase: (userId) => all(of(userId)) };
}

/** Work that goes through people in the order of their ids continues behind the one before. */
export const stepBack = (table: string) => (userId: string) =>
  sql`
  update ${sql.table(table)} set reached = coalesce((select max(user_id) from person where user_id < ${userId}), '')
  where reached = ${userId}`;

/** All rows: no unique key has the title in it. */
export const moveRows: Merge = ({ table, keep, other, batch }) => sql`
  with moved as (
    update ${sql.table(table)} set title_id = ${keep} where ${someOf({ table, other, batch })} returning 1
  )
  select count(*)::int as moved from moved`;

/** Rows that `keep` does not have, by any unique key; for tables without generated columns. */
export const moveMissingRows: Merge = ({ table, keep, other, batch }) => sql`
  with moved as (
    delete from ${sql.table(table)} as gone where ${someOf({ table, other, batch })} returning to_jsonb(gone) as fields
  ), added as (
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)}, fields || jsonb_build_object('title_id', ${keep}::int))).*
    from moved on conflict do nothing
  )
  select count(*)::int as moved from moved`;

/** SQL: a batch of the rows of the title that goes. */
export const someOf = ({ table, other, batch }: Omit<MergedTitles, 'keep'>) =>
  sql<boolean>`ctid = any(array(
    select ctid from ${sql.table(table)} where title_id = ${other} limit ${sql.lit(batch)}))`;

/** SQL: the moment this many days ago. */
export const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
