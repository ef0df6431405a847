import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CLAIMED_QUEUES, KINDS_OF_WORK } from '../../src/server/kinds-of-work.ts';
import { useTestDatabase } from './support/test-database.ts';

const db = await useTestDatabase();

it('each table whose rows are claimed has a queue, and refuses the claims of older servers', async () => {
  const queues = CLAIMED_QUEUES.map(({ table }) => table).toSorted();
  const claimed = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'claimed_until' order by 1`.execute(db);
  expect(queues).toEqual(claimed.rows.map(({ name }) => name));
  const checked = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'check_claim_version'`.execute(db);
  expect(checked.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(queues));
});

it('owners know each kind of work by a different name', () => {
  const names = KINDS_OF_WORK.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['updates', 'deliveries', 'outbox', 'posts', 'lists', 'plays']),
  );
});
