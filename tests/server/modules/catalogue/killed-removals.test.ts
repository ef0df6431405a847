import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import {
  beginRemoval,
  REMOVALS,
  removeTitle,
} from '../../../../src/server/modules/catalogue/remove-titles.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { killAtCommit } from '../../support/kill-at-commit.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();
const log = createLogger('silent');

/** More than one statement deletes. */
const PEOPLE = 5001;

/** A title that many people like, and another that one of them likes. */
async function prepare(): Promise<{ id: number; other: number }> {
  await emptyDatabase(db);
  const [id = 0, other = 0] = await addTestTitles(db, [{}, {}]);
  await sql`
    insert into list_item (user_id, list, title_id)
    select n, 'mi_piace', ${id}::int from generate_series(1, ${PEOPLE}::int) as n union all select 1, 'mi_piace', ${other}::int`.execute(
    db,
  );
  return { id, other };
}

it.each<[string, (of: Kysely<Schema>, id: number) => Promise<unknown>]>([
  ['at once', removeTitle],
  ['later', (of, id) => beginRemoval(of, [id])],
])(
  'a title whose rows are deleted %s is gone to its last row, before or after whatever commit its process is killed',
  async (_when, remove) => {
    for (let commit = 1, isDone = false; !isDone; commit += 1)
      for (const when of ['before', 'after'] as const) {
        const { id, other } = await prepare();
        const killed = killAtCommit(db, { commit, when });
        const work = async () => {
          await remove(killed.db, id);
          await doDueWork(REMOVALS, { db: killed.db, log });
        };
        await work().catch(() => 'killed');
        isDone = !killed.isKilled();
        await REMOVALS.queue.releaseAll(db);
        // Nothing was stored: the owner sees the title, and removes it again.
        if (commit === 1 && when === 'before') await remove(db, id);
        await doDueWork(REMOVALS, { db, log });
        expect(await db.selectFrom('title').select('id').execute()).toEqual([{ id: other }]);
        expect(await db.selectFrom('list_item').select('title_id').execute()).toEqual([{ title_id: other }]);
        expect(await db.selectFrom('title_removal').selectAll().execute()).toEqual([]);
        expect(await db.selectFrom('due_work').selectAll().execute()).toEqual([]);
        if (isDone) expect(commit).toBeGreaterThan(5);
      }
  },
  600_000,
);
