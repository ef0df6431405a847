import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { givingWay, waitBriefly } from '../../database/give-way.ts';
import { TABLES, tableNames } from '../../database/schema.ts';
import { unavailable } from '../../http/api-error.ts';
import { type RecordChanges, unrecorded } from '../changes/changes.ts';
import { lockBan, rememberBan } from './bans.ts';
import { rememberErasure } from './erasures.ts';

/** All stored data of a person, by part. */
export type PersonData = Record<string, Record<string, unknown>[]>;

const PERSON_TABLES = tableNames.flatMap((name) => {
  const { person } = TABLES[name];
  return person ? [{ name, ...person }] : [];
});

/** Reads all data of a person in one snapshot. */
export async function exportPersonData(db: Db, userId: string): Promise<PersonData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const data: PersonData = {};
      for (const { exported } of PERSON_TABLES)
        if (exported && 'part' in exported)
          data[exported.part] = (await exported.rows(userId).execute(transaction)).rows;
      return data;
    });
}

/** Rows changed by one statement: a fraction of a second's work. */
const BATCH = 5000;

/**
 * Erases a person, and ends the sessions that were opened until then: lists, likes, deliveries, premium and pending updates. Plays stay in the rankings without a user;
 * payments keep charge id, amount and dates; update ids are kept to recognise duplicates. An owner's channels are no longer
 * followed; their videos stay in the catalogue, and nobody is notified about them. A 503 while a payment waits to be recorded. Large tables come first, in
 * batches, and the rest in one transaction, which records it. The next call completes an interrupted erasure; one that
 * finds nothing records nothing.
 */
export async function erasePersonData(db: Db, userId: string, record = unrecorded(db)): Promise<void> {
  return givingWay(() => erase(db, userId, record));
}

async function erase(db: Db, userId: string, record: RecordChanges): Promise<void> {
  await requireRecordedPayments(db, userId);
  let erased = 0n;
  const change = async (on: Db, statement: RawBuilder<unknown> | undefined) => {
    const { numAffectedRows = 0n } = (await statement?.execute(on)) ?? {};
    erased += numAffectedRows;
    return numAffectedRows;
  };
  for (const { name, eraseMany } of PERSON_TABLES) {
    const batch = eraseMany?.(userId, (own) => someOf(name, own));
    while ((await change(db, batch)) === BigInt(BATCH));
  }
  await record(async (transaction) => {
    // Work under way holds rows of the person and waits for the person, whom this holds.
    await waitBriefly(transaction);
    await lockBan(transaction, userId);
    for (const { lock } of PERSON_TABLES) await lock?.(userId).execute(transaction);
    await requireRecordedPayments(transaction, userId);
    await rememberBan(transaction, userId);
    await rememberErasure(transaction, userId);
    for (const { eraseMany, erase } of PERSON_TABLES) {
      // Rows that arrived meanwhile.
      await change(
        transaction,
        eraseMany?.(userId, (own) => own),
      );
      await change(transaction, erase?.(userId));
    }
    return { changes: erased > 0n ? [{ what: { kind: 'dataErased' } }] : [] };
  });
}

/** With its update the payment itself, which is kept, would go, and a subscription that it begins go on. */
async function requireRecordedPayments(db: Db, userId: string): Promise<void> {
  const { rows } = await sql`
    select from bot_update
    where chat = ${`payments ${userId}`} and done_at is null and payload is not null limit 1`.execute(db);
  if (rows.length > 0) throw unavailable('A payment is being recorded');
}

function someOf(table: string, own: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`ctid = any(array(select ctid from ${sql.table(table)} where ${own} limit ${sql.lit(BATCH)}))`;
}
