import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ClaimColumns } from '../../src/server/database/schema/columns.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { CLAIMED_QUEUES, type ClaimedQueues, KINDS_OF_WORK } from '../../src/server/kinds-of-work.ts';
import { useTestDatabase } from './support/test-database.ts';

const db = await useTestDatabase();

it('a table whose rows are claimed needs a declaration, or nothing compiles', () => {
  type WithParcels = Schema & { parcel: ClaimColumns & { id: number } };
  // @ts-expect-error: no queue of parcels is declared.
  const declared: ClaimedQueues<WithParcels> = CLAIMED_QUEUES;
  expect(Object.keys(declared)).not.toContain('parcel');
});

it('each table that is claimed refuses the claims of older servers', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'check_claim_version'`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(CLAIMED_QUEUES)));
});

it('owners know each kind of work by another name', () => {
  const names = KINDS_OF_WORK.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['updates', 'deliveries', 'outbox', 'posts', 'lists', 'plays']),
  );
});
