import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_KEPT_MISSING } from '../../../../src/server/modules/list-imports/import-batch.ts';
import { MAX_WAITING } from '../../../../src/server/modules/list-imports/list-imports.ts';
import { listGivenUp, readQueueHealth, retryGivenUp } from '../../../../src/server/queue/given-up-work.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { kindOfWork } from '../../support/kind-of-work.ts';
import { film, replies, sent } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';
import { csv, USER, useListChat } from './support/list-chat.ts';

const LISTS = kindOfWork('lists');

const givenUp = () => listGivenUp(server.db, LISTS);

const { entries, sendFile, server, summary, watchedNames, work } = await useListChat();

const summaryTo = async (chat: number) => {
  const found = () =>
    sent().find(({ chat_id, text }) => chat_id === chat && String(text).startsWith('Ho letto «'));
  await expect.poll(found).toBeDefined();
  return String(found()?.['text']);
};

/** Makes marking a title as watched fail, like a statement that always takes too long. */
async function breakTitle(titleId: number): Promise<() => Promise<void>> {
  await sql`
    create or replace function fail_always() returns trigger language plpgsql as
    $$ begin raise exception 'canceling statement' using errcode = '57014'; end $$`.execute(server.db);
  await sql`
    create trigger broken before insert on viewing for each row
    when (new.title_id = ${sql.lit(titleId)}) execute function fail_always()`.execute(server.db);
  return async () => void (await sql`drop trigger broken on viewing`.execute(server.db));
}

it('a list that always fails is given up, and the lists of others are done', async () => {
  const mend = await breakTitle(film(1));
  try {
    await sendFile('watched.csv', csv('2024-01-01,Film 1,2001,x'));
    await sendFile('watched.csv', csv('2024-01-01,Film 2,2002,x'), BRUNO);
    expect(await summaryTo(BRUNO)).toBe('Ho letto «watched.csv», 1 titolo: 1 è ora fra i visti.');
    await expect.poll(withoutPauses(server, 'list_import', givenUp)).toHaveLength(1);
    expect(await summaryTo(ANNA)).toBe(
      'Ho letto «watched.csv», 1 titolo: 1 non li ho cercati, perché qualcosa si è rotto.',
    );
  } finally {
    await mend();
  }
  const [given] = await givenUp();
  expect(given).toMatchObject({
    who: USER,
    what: 'watched.csv, from entry 1',
    failure: expect.stringContaining('canceling statement'),
  });
  expect(await readQueueHealth(server.db, [LISTS])).toMatchObject([
    { queue: 'lists', givenUp: 1, waiting: 0 },
  ]);

  server.api.calls.splice(0);
  expect(await retryGivenUp(server.db, LISTS, given?.id ?? 0)).toBe(1);
  expect(await summaryTo(ANNA)).toBe('Ho letto «watched.csv», 1 titolo: 1 è ora fra i visti.');
  expect(await watchedNames()).toEqual(['Film 1']);
  expect(await givenUp()).toEqual([]);
});

it('a part of a long list’s unknown names is kept, and after many searches only identical names match', async () => {
  const unknown = Array.from({ length: MAX_KEPT_MISSING + 20 }, (_, n) => `2024-01-01,Zx${n}qy,1990,x`);
  await sendFile('watched.csv', csv(...unknown, '2024-01-01,Film 1,2001,x'));
  await work();
  const summaryText = String((await summary())?.['text']);
  expect(summaryText).toContain('321 titoli: 1 è ora fra i visti, 320 non sono in catalogo.');
  expect(summaryText).toContain('Dopo 300 ricerche ho guardato solo i nomi identici');
  expect(summaryText).toMatch(/e altri 310$/);
  expect(await entries()).toHaveLength(MAX_KEPT_MISSING);
});

it('a file waits to be sent again while too many titles of the same person wait', async () => {
  await sendFile('lista.csv', csv('2024-01-01,Film 1,2001,x'));
  const asked = sent().at(-1);
  await sql`
    insert into list_import_entry (import_id, position, name, original_name)
    select id, position, '', '' from list_import, generate_series(2, ${MAX_WAITING}::int) as position`.execute(
    server.db,
  );
  await sendFile('watched.csv', csv('2024-01-01,Film 2,2002,x'));
  expect(replies().at(-1)).toContain('Ho ancora molti titoli tuoi da cercare');
  expect(await watchedNames()).toEqual([]);
  await sendFile('watched.csv', csv('2024-01-01,Film 3,2003,x'), BRUNO);
  // The list may have been read by now, and its summary sent.
  expect(replies().join('\n')).toContain('1 titolo, fra i visti');
  await server.press(dataOf(asked, 'Annulla'));
  await sendFile('watched.csv', csv('2024-01-01,Film 2,2002,x'));
  await work();
  expect(await watchedNames()).toEqual(['Film 2']);
});
