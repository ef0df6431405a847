import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import type { SampleCalls, TokenOf } from './sample-calls.ts';
import type { MeasuredServer } from './start-server.ts';

/** Shared by all measurements. */
export type Bench = {
  /** The database's address. */
  url: string;
  /** The fraction of a full database. */
  scale: number;
  calls: SampleCalls;
  /** Names of the calls to measure. */
  chosen: RegExp;
  tokenOf: TokenOf;
  /** Signs sessions and launch keys. */
  secret: string;
  /** The duration of each measurement. */
  ms: number;
};

/** Input of one measurement: its own server and the server's database. */
export type Measured = Bench & { db: Kysely<Schema>; server: MeasuredServer };

/** Figures by row and column, for `console.table`. */
export type Table = Record<string, Record<string, string | number>>;
