import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkQueues } from '../../src/server/doctor/check-database.ts';
import { CLAIMED_QUEUES, KINDS_OF_WORK } from '../../src/server/kinds-of-work.ts';
import { createMetrics } from '../../src/server/metrics/metrics.ts';
import { MODULES } from '../../src/server/modules.ts';
import { addDueWork } from '../../src/server/queue/due-work.ts';
import { workTexts } from '../../src/server/queue/given-up-work.ts';
import { commandLine } from './support/command-line.ts';
import { kindOfWork } from './support/kind-of-work.ts';
import { emptyDatabase } from './support/reset-database.ts';
import { testDatabase } from './support/test-database.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => emptyDatabase(db));
afterAll(() => database.close());

it('each table whose rows are claimed has a queue, and refuses the claims of older servers', async () => {
  const queues = [...new Set(CLAIMED_QUEUES.map(({ table }) => table))].toSorted();
  const claimed = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'claimed_until'
      -- Servers of version 1.0 claim these; a job ends them.
      and table_name <> 'title_merge' order by 1`.execute(db);
  expect(queues).toEqual(claimed.rows.map(({ name }) => name));
  const checked = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'check_claim_version'`.execute(db);
  expect(checked.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(queues));
});

it('owners know each kind of work by a different name', () => {
  const names = KINDS_OF_WORK.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(Object.keys(workTexts).toSorted());
});

async function figuresOf(name: string): Promise<Record<string, number>> {
  const metrics = createMetrics({ ...database, isLeader: () => true, version: '' });
  const lines = (await metrics.read()).split('\n');
  return Object.fromEntries(
    ['waiting', 'oldest_seconds', 'given_up'].map((figure) => {
      const start = `vetrina_queue_${figure}{queue="${name}"} `;
      return [figure, Number(lines.find((line) => line.startsWith(start))?.slice(start.length))];
    }),
  );
}
const queueList = (name: string) =>
  commandLine(['queue', 'list', name], {
    open: async () => ({ ...database, close: async () => {} }),
  });

describe.each(KINDS_OF_WORK.map(({ name }) => name))('work of the kind ‘%s’', (name) => {
  it('work of this kind is in the metrics and in ‘queue list’', async () => {
    expect(await figuresOf(name)).toEqual({ waiting: 0, oldest_seconds: 0, given_up: 0 });
    expect(await queueList(name)).toMatchObject({ code: 0, stdout: 'Nothing is given up.' });
  });
});

const dueKinds = MODULES.flatMap(({ due }) => due ?? []).map(({ queue }) => queue.owners?.name ?? 'outbox');

describe.each(dueKinds)('due work of the kind ‘%s’', (name) => {
  it('work that waits long is in the metrics, and the doctor reports it', async () => {
    await addDueWork(db, name, { subject: '1' });
    const days = 1 + (kindOfWork(name).isOldAfter ?? 0) / 86_400;
    await sql`update due_work set due_at = now() - make_interval(secs => ${days * 86_400})`.execute(db);
    expect(await figuresOf(name)).toMatchObject({ waiting: 1, given_up: 0 });
    expect((await figuresOf(name))['oldest_seconds']).toBeGreaterThan(80_000);
    expect(await checkQueues(async () => db)).toMatchObject([
      { state: 'warn', message: expect.stringContaining(`${name}: `) },
    ]);
  });

  it('work that was given up is in the metrics and in ‘queue list’, and the doctor reports it', async () => {
    await addDueWork(db, name, { subject: '1' });
    await sql`update due_work set given_up_at = now(), failure = 'Error: no'`.execute(db);
    expect(await figuresOf(name)).toEqual({ waiting: 0, oldest_seconds: 0, given_up: 1 });
    expect((await queueList(name)).stdout).toMatch(new RegExp(`^${name}\\t.*\\tError: no$`));
    expect(await checkQueues(async () => db)).toMatchObject([
      { state: 'warn', message: expect.stringContaining(`${name}: `) },
    ]);
  });
});
