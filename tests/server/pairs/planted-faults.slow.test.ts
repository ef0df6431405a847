import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { World } from '../points/support/scenario.ts';
import { ANNA } from '../support/test-bot.ts';
import type { Pair } from './support/pair.ts';
import { openPairDatabase, type PairDatabase } from './support/pair-database.ts';
import { enterRing } from './support/run-pair.ts';
import type { ServerSide } from './support/server-side.ts';
import { tryPair } from './support/try-pairs.ts';

const server = inject('postgres');
let database: PairDatabase;
if (server) {
  beforeAll(async () => void (database = await openPairDatabase(server)));
  afterAll(() => database.close());
}

const isLiked = async (db: World['db'], title_id: number) =>
  (await db.selectFrom('list_item').select('title_id').where('title_id', '=', title_id).execute()).length > 0;
const like = (db: World['db'], title_id: number) =>
  db
    .insertInto('list_item')
    .values({ user_id: String(ANNA), list: 'mi_piace', title_id })
    .execute();

/** Each one does what it found to be undone, without a lock. */
const both = (work: (side: ServerSide, world: World) => Promise<unknown>): Pair => ({ acts: [work, work] });

const locks =
  (...order: number[]) =>
  ({ db }: ServerSide, { films }: World) =>
    db.transaction().execute(async (transaction) => {
      for (const index of order)
        await sql`select from title where id = ${films[index] ?? 0} for update`.execute(transaction);
    });

/** Interleavings, of a few statements. */
const MANY = 50;

/** Pairs with a fault, by what is seen of it. */
const PLANTED: Record<string, Pair> = {
  'a row is there twice': both(async ({ db }, { films: [, , film = 0] }) => {
    const { rows } = await sql`select from announcement`.execute(db);
    if (rows.length === 0)
      await db
        .insertInto('announcement')
        .values({ text: String(film) })
        .execute();
  }),
  '500 error: duplicate key': both(async ({ db }, { films: [film = 0] }) => {
    if (!(await isLiked(db, film))) await like(db, film);
  }),
  'a message came twice': both(async ({ db, api }, { films: [film = 0] }) => {
    if (await isLiked(db, film)) return;
    await api.sendMessage(ANNA, 'Ciao');
    await sql`insert into list_item (user_id, list, title_id) values (${String(ANNA)}, 'mi_piace', ${film})
      on conflict do nothing`.execute(db);
  }),
  'a row is missing': {
    given: ({ db, films: [film = 0] }) => like(db, film),
    // One of them takes the like away, which the other has counted on.
    acts: [
      async ({ db }, { films: [film = 0] }) => {
        if (await isLiked(db, film))
          await sql`update title_stats set mi_piace = 1 where title_id = ${film}`.execute(db);
      },
      async ({ db }, { films: [film = 0] }) => {
        await db.deleteFrom('list_item').execute();
        await sql`update title_stats set mi_piace = 0 where title_id = ${film}`.execute(db);
      },
    ],
  },
  '500 error: deadlock': {
    acts: [locks(0, 1), locks(1, 0)],
  },
};

it.skipIf(!server).each(Object.entries(PLANTED))('%s is seen', async (seen, pair) => {
  const ring = await enterRing(pair, database.pool, database.db);
  try {
    const { faults } = await tryPair(ring, pair, MANY);
    expect(faults).toContainEqual(expect.stringContaining(seen));
  } finally {
    await ring.close();
  }
});
