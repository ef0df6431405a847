import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ERASED_CODE } from '../../../../src/server/database/tables/refuse-erased.ts';
import {
  beginListImport,
  MAX_IMPORTS_A_DAY,
} from '../../../../src/server/modules/list-imports/list-imports.ts';
import { readRevocationTimes, recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const LIMITS = { requestsPerPerson: 10, ownerIds: [] };
let asked = 0;
async function ask(userId = '42'): Promise<string> {
  asked += 1;
  return (await askForTitle(db, { userId, words: `film numero ${asked}` }, LIMITS)).kind;
}
const times = (count: number, work: (index: number) => Promise<unknown>) =>
  Array.from({ length: count }).reduce<Promise<unknown>>(
    (before, _, index) => before.then(() => work(index)),
    Promise.resolve(),
  );
const isErasedAndBack = async () => {
  await erasePersonData(db, '42');
  await recordSignIn(db, '42');
};
const aDayLater = () => sql`update erasure set erased_at = erased_at - interval '25 hours'`.execute(db);

it('requests before an erasure count for a day, for nobody else', async () => {
  await times(10, () => ask());
  expect(await ask()).toBe('too many');
  await isErasedAndBack();
  expect(await ask()).toBe('too many');
  expect(await ask('43')).toBe('new');
  await isErasedAndBack();
  expect(await ask()).toBe('too many');
  await aDayLater();
  expect(await ask()).toBe('new');
});

it('several erasures add up', async () => {
  await times(6, () => ask());
  await isErasedAndBack();
  await times(4, () => ask());
  await isErasedAndBack();
  expect(await ask()).toBe('too many');
});

it('files of lists before an erasure count for a day', async () => {
  const send = (updateId: number) => beginListImport(db, { userId: '42', updateId, fileName: 'lista.csv' });
  await times(MAX_IMPORTS_A_DAY, send);
  expect(await send(100)).toBeUndefined();
  await isErasedAndBack();
  expect(await send(101)).toBeUndefined();
  await aDayLater();
  expect(await send(102)).toEqual(expect.any(Number));
});

it('reports before an erasure count for a day', async () => {
  const titles = await addTestTitles(
    db,
    Array.from({ length: 22 }, () => ({})),
  );
  const report = (index: number) =>
    fileReport(db, { userId: '42', part: { titleId: titles[index] ?? 0 }, kind: 'audio' }, []);
  await times(20, report);
  expect(await report(20)).toBe('too many');
  await isErasedAndBack();
  expect(await report(21)).toBe('too many');
});

it('an erasure is known by a hash alone, and forgotten after eight days', async () => {
  await erasePersonData(db, '7000042');
  expect((await readRevocationTimes(db)).erasedAt?.('7000042')).toEqual(expect.any(Date));
  expect((await readRevocationTimes(db)).erasedAt?.('7000043')).toBeUndefined();
  const rows = await sql<{ row: string }>`select to_jsonb(erasure)::text as row from erasure`.execute(db);
  expect(JSON.stringify(rows.rows)).not.toContain('7000042');
  await sql`update erasure set erased_at = now() - interval '9 days'`.execute(db);
  expect((await readRevocationTimes(db)).erasedAt?.('7000042')).toBeUndefined();
});

it('rows of somebody erased are refused until they come back, by a proof of after the erasure', async () => {
  const before = new Date(Date.now() - 60_000);
  await erasePersonData(db, '42');
  await expect(ask()).rejects.toMatchObject({ code: ERASED_CODE });
  await expect(recordSignIn(db, '42', { latest: before })).rejects.toMatchObject({ code: ERASED_CODE });
  expect(await db.selectFrom('person').select('user_id').where('user_id', '=', '42').execute()).toEqual([]);
  expect(await ask('43')).toBe('new');
  await recordSignIn(db, '42');
  expect(await ask()).toBe('new');
});
