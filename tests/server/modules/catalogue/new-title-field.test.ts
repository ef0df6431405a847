import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySourcesWithNewField } from '../../support/sources-with-new-field.ts';
import { useTestDatabase } from '../../support/test-database.ts';

let sources: Awaited<ReturnType<typeof copySourcesWithNewField>>;
const db = await useTestDatabase();

beforeAll(async () => {
  sources = await copySourcesWithNewField();
  await sql`alter table title add column campo_di_prova text`.execute(db);
});
afterAll(async () => {
  await sql`alter table title drop column campo_di_prova`.execute(db);
  await sources.remove();
});

/** Imports a film of this country from a CSV file. */
async function importFilmOf(country: string) {
  const { readTitleTable } = await sources.load<
    typeof import('../../../../src/server/modules/imports/tables/title-table.ts')
  >('src/server/modules/imports/tables/title-table.ts');
  const { importTitles } = await sources.load<
    typeof import('../../../../src/server/modules/imports/import-titles.ts')
  >('src/server/modules/imports/import-titles.ts');
  const refused: unknown[] = [];
  async function* bytes() {
    yield Buffer.from(`origin,type,titolo,data_uscita,campo_di_prova\ntest:m,film,M,1931-05-11,${country}\n`);
  }
  const onRefused = ({ faults }: { faults: unknown[] }) => refused.push(...faults);
  return { ...(await importTitles(db, readTitleTable(bytes()), { onRefused })), refused };
}

it('a new field is imported, compared and exported', async () => {
  const { exportTitles } = await sources.load<
    typeof import('../../../../src/server/modules/imports/export-titles.ts')
  >('src/server/modules/imports/export-titles.ts');
  expect(await importFilmOf('Germania')).toMatchObject({ created: 1 });
  expect(await importFilmOf('Germania')).toMatchObject({ unchanged: 1 });
  expect(await importFilmOf('Austria')).toMatchObject({ changed: 1 });
  for await (const exported of exportTitles(db)) {
    expect(exported).toMatch(
      '{"origin":"test:m","type":"film","titolo":"M","data_uscita":"1931-05-11","campo_di_prova":"Austria","durata":0,',
    );
  }
});

it('a new field is refused if it does not fit its schema', async () => {
  expect((await importFilmOf('x'.repeat(101))).refused).toEqual([
    { field: 'campo_di_prova', expected: expect.stringMatching(/^must have at most 100 characters/) },
  ]);
});

it('a new field is in the responses of the calls', async () => {
  const { newestTitles } = await sources.load<
    typeof import('../../../../src/server/modules/catalogue/titles.ts')
  >('src/server/modules/catalogue/titles.ts');
  const { titlesToAnswers } = await sources.load<
    typeof import('../../../../src/server/modules/catalogue/title-to-answer.ts')
  >('src/server/modules/catalogue/title-to-answer.ts');
  await importFilmOf('Germania');
  const answer = titlesToAnswers(await newestTitles(db, 'film', 1), { hosts: [], privateHosts: [] });
  expect(answer).toMatchObject([{ titolo: 'M', campo_di_prova: 'Germania' }]);
});
