import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importBatch } from '../../../../src/server/modules/list-imports/import-batch.ts';
import { listImportQueue } from '../../../../src/server/modules/list-imports/list-import-queue.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const db = await useTestDatabase();

/** Stores a list of two batches for each of these people, in this order. */
async function storeLists(people: readonly string[]): Promise<void> {
  await sql`
    with list as (
      insert into list_import (user_id, update_id, file_name, target, state)
      select person, place, 'watched.csv', 'visti', 'running'
      from unnest(${people}::text[]) with ordinality as person(person, place) returning id
    )
    insert into list_import_entry (import_id, position, name, original_name, imdb_id)
    select id, position, '', '', 'tt00000' from list cross join generate_series(1, 30) as position`.execute(
    db,
  );
}

/** The people whose lists get the next turns, one after the other. */
async function nextTurns(count: number): Promise<(string | undefined)[]> {
  const turns: (string | undefined)[] = [];
  while (turns.length < count) {
    const [list] = await listImportQueue.claim(db, 1);
    if (list) await importBatch(db, list);
    turns.push(list?.userId);
  }
  return turns;
}

it('lists take turns by person, and those of one person come one after the other', async () => {
  await storeLists(['1', '1', '1', '2', '3']);
  const turns = await nextTurns(9);
  for (const round of [turns.slice(0, 3), turns.slice(3, 6), turns.slice(6)])
    expect(new Set(round)).toEqual(new Set(['1', '2', '3']));
  const { rows } = await sql<{ state: string }>`
    select state from list_import where user_id <> '1' order by id`.execute(db);
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }]);
});

it('a person who has sent hundreds of lists delays nobody', async () => {
  await storeLists([...Array.from({ length: 300 }, () => '1'), '2']);
  const claimed = await listImportQueue.claim(db, 10);
  expect(claimed.map(({ userId }) => userId)).toEqual(['1', '2']);
});

it('the end of an import is reported once, by whichever server reaches it', async () => {
  await storeLists(['1']);
  const [list] = await listImportQueue.claim(db, 1);
  if (!list) throw new Error('no list');
  await sql`update list_import set claimed_until = null`.execute(db);
  const [again] = await listImportQueue.claim(db, 1);
  await importBatch(db, list);
  expect(await db.selectFrom('list_import').select(['reached', 'failures']).execute()).toEqual([
    { reached: 0, failures: 0 },
  ]);
  if (again) await importBatch(db, again);
  expect(await nextTurns(3)).toEqual(['1', '1', undefined]);
  expect(await db.selectFrom('outbox').select('user_id').execute()).toEqual([{ user_id: '1' }]);
});
