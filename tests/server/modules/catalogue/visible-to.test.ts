import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { setHidden, setUnlisted } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { visibleTo } from '../../../../src/server/modules/catalogue/visible-to.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const db = await useTestDatabase();

const STATES = ['shown', 'unlisted', 'hidden', 'being removed'] as const;

async function idOf(origin: (typeof STATES)[number]): Promise<number> {
  const title = await db.selectFrom('title').select('id').where('origin', '=', origin).executeTakeFirst();
  return title?.id ?? 0;
}

it.each([
  ['lists', ['shown']],
  ['people', ['shown', 'unlisted']],
  ['owner', ['shown', 'unlisted', 'hidden']],
] as const)('the viewers ‘%s’ have titles that are %j', async (viewer, states) => {
  await importTitles(
    db,
    STATES.map((origin) => ({
      location: origin,
      value: { origin, type: 'film', titolo: origin, data_uscita: '1977-02-01' },
    })),
  );
  await setUnlisted(db, [await idOf('unlisted')], { isUnlisted: sql`true`, isChanged: sql`true` });
  await setHidden(db, await idOf('hidden'), true);
  await setHidden(db, await idOf('being removed'), true);
  await db
    .insertInto('title_removal')
    .values({ title_id: await idOf('being removed') })
    .execute();
  const seen = await db.selectFrom('title').select('origin').where(visibleTo(viewer)).orderBy('id').execute();
  expect(seen.map(({ origin }) => origin)).toEqual(states);
});
