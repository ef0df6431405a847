import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { connectionFault } from './connection-fault.ts';

const OLDEST_VERSION = 15;

/** Settings of a PostgreSQL server that decide if a database there can be used. */
type Facts = { version: string; encoding: string; isReadOnly: boolean };

/** Reads a database's facts. Rejects with the cause when it cannot be reached. */
export async function readFacts(pool: pg.Pool): Promise<Facts> {
  try {
    const { rows } = await pool.query<Facts>(`select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only')::boolean as "isReadOnly"`);
    return rows[0] ?? { version: 'unknown', encoding: 'unknown', isReadOnly: false };
  } catch (cause) {
    throw new Error(`DATABASE_URL: ${connectionFault(cause)}`, { cause });
  }
}

/** Throws when the server is too old (`14.3 (Debian ...)`) or takes no writes. */
export function requireUsable({ version, isReadOnly }: Facts): void {
  if (!(Number.parseInt(version, 10) >= OLDEST_VERSION))
    throw new Error(`DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or newer is needed, this one is ${version}.`);
  if (isReadOnly)
    throw new Error(
      'DATABASE_URL: this PostgreSQL takes no writes, as a standby or with default_transaction_read_only: name the primary.',
    );
}

/** Throws for a new database whose encoding is not that of every text; one that is in use goes on, and the log says so. */
export function requireUnicode({ encoding }: Facts, isInUse: boolean, log: Logger | undefined): void {
  if (encoding === 'UTF8') return;
  const fault = `the database's encoding is ${encoding}, which cannot hold all texts`;
  if (isInUse) log?.warn({ encoding }, `${fault}: move by backup and restore to one with the encoding UTF8`);
  else
    throw new Error(
      `DATABASE_URL: ${fault}: drop it, and run "create database NAME owner USER encoding 'UTF8' locale 'C.UTF-8' template template0".`,
    );
}
