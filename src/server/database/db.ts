import { type Kysely, type QueryExecutorProvider, sql, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { ERASED_CODE } from './tables/refuse-erased.ts';

/** The database with its tables; a transaction is one as well. */
export type Db = Kysely<Schema>;
export type DbTransaction = Transaction<Schema>;

/** Runs `work` in the current transaction, or in a new one. */
export function joinTransaction<T>(db: Db, work: (transaction: DbTransaction) => Promise<T>): Promise<T> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}

/** A statement as a tagged template, with values as in Kysely's `sql`. */
type Statement<Result> = (strings: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** All rows: all<Row>(db)`select …`. */
export function all<Row>(db: QueryExecutorProvider): Statement<Row[]> {
  return async (...statement) => (await sql<Row>(...statement).execute(db)).rows;
}

/** The first row, undefined without any: one<Row>(db)`select …`. */
export function one<Row>(db: QueryExecutorProvider): Statement<Row | undefined> {
  return async (...statement) => (await sql<Row>(...statement).execute(db)).rows[0];
}

const hasCode = (code: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === code;

/** True if a statement failed because its rows name somebody whose data were erased meanwhile. */
export const isOfErased = hasCode(ERASED_CODE);
/** True if a statement failed because rows that it refers to were deleted meanwhile. */
export const isOfDeleted = hasCode('23503');
/** True if a statement failed because others have stored a row of the same key meanwhile. */
export const isOfTaken = hasCode('23505');

/** Undefined if a statement failed because rows that it refers to were deleted meanwhile; throws any other error. */
export function undefinedIfDeleted(error: unknown): undefined {
  if (!isOfDeleted(error)) throw error;
}

/** Undefined if a statement failed because its rows name somebody whose data were erased meanwhile; throws any other error. */
export function undefinedIfErased(error: unknown): undefined {
  if (!isOfErased(error)) throw error;
}

/** Others were faster: whoever repeats what PostgreSQL could not serialize repeats this as well. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  readonly code = '40001';
}
