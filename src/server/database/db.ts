import { type QueryExecutorProvider, sql } from 'kysely';

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
