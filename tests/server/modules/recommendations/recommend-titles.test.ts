import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { recommendTitles } from '../../../../src/server/modules/recommendations/recommend-titles.ts';
import { recommendationTexts } from '../../../../src/server/modules/recommendations/recommendations-command.ts';
import { readChosenGenres } from '../../../../src/server/modules/recommendations/taste.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { titleChanges } from '../../support/test-titles.ts';
import { addTitlesToWatch, directAll, play } from './support/choices.ts';

const ANNA = 'Anna';
const db = await useTestDatabase();

/** A person's recommendations: names with reasons. */
async function recommended(limit = 10): Promise<Record<string, string>> {
  const titles = await recommendTitles(db, ANNA, limit);
  return Object.fromEntries(
    titles.map(({ title, reason }) => [title.titolo, recommendationTexts.reason(reason, (name) => name)]),
  );
}

/** Titles of these names, each of a different genre. */
const addNamed = (...names: string[]) =>
  addTitlesToWatch(
    db,
    names.map((name) => ({ name, genres: [`Genere di ${name}`] })),
  );

it('a title that is hidden meanwhile is no reason', async () => {
  const titles = await addNamed('Uno', 'Due');
  await directAll(db, titles);
  await play(db, [ANNA], titles.slice(0, 1));
  expect(await recommended()).toEqual({ Due: 'di Fritz Lang, come «Uno»' });
  await setHidden(db, titles[0] ?? 0, true);
  expect((await recommended())['Due']).not.toContain('Uno');
});

describe('recommendations never contain', () => {
  let titles: number[];
  beforeEach(async () => {
    titles = await addNamed('Uno', 'Due', 'Tre');
    await directAll(db, titles);
    await play(db, [ANNA], titles.slice(0, 1));
  });
  const two = () => titles[1] ?? 0;

  it.each<[string, () => Promise<unknown>]>([
    ['a played title', () => play(db, [ANNA], [two()])],
    [
      'a watched title',
      () =>
        sql`insert into viewing (user_id, title_id, watched_at) values (${ANNA}, ${two()}, now())`.execute(
          db,
        ),
    ],
    [
      'a started series',
      () =>
        sql`insert into watch_progress (user_id, title_id, season, episode) values (${ANNA}, ${two()}, 1, 1)`.execute(
          db,
        ),
    ],
    [
      'a title in a list',
      () =>
        sql`insert into list_item (user_id, list, title_id) values (${ANNA}, 'liste', ${two()})`.execute(db),
    ],
    ['what is hidden', () => setHidden(db, two(), true)],
    ['what has no video', () => sql`delete from video where title_id = ${two()}`.execute(db)],
    [
      'what has lost its video',
      () => sql`update video set lost_at = now() where title_id = ${two()}`.execute(db),
    ],
    ['what is for adults', () => sql`update title set adult = true where id = ${two()}`.execute(db)],
  ])('%s', async (_, change) => {
    expect(Object.keys(await recommended()).toSorted()).toEqual(['Due', 'Tre']);
    await change();
    expect(Object.keys(await recommended())).toEqual(['Tre']);
  });

  it('titles for adults, unless the person chooses such titles', async () => {
    await sql`update title set adult = true`.execute(db);
    expect(Object.keys(await recommended()).toSorted()).toEqual(['Due', 'Tre']);
  });
});

it('titles of the same director and cast are recommended with a seen one', async () => {
  const titles = await addNamed('Uno', 'Regia', 'Cast', 'Altro');
  await sql`
    with artist as (
      insert into artist (nome, nome_ricerca) values ('Fritz Lang', 'fritz lang'), ('Brigitte Helm', 'brigitte helm')
      returning id, nome
    )
    insert into credit (title_id, artist_id, role, position)
    select title_id, artist.id, role, 0 from artist join (values
      (${titles[0]}::int, 'Fritz Lang', 'regia'), (${titles[0]}, 'Brigitte Helm', 'cast'),
      (${titles[1]}, 'Fritz Lang', 'regia'), (${titles[2]}, 'Brigitte Helm', 'cast')
    ) as one(title_id, nome, role) using (nome)`.execute(db);
  await play(db, [ANNA], titles.slice(0, 1));
  expect(await recommended(4)).toMatchObject({
    Regia: 'di Fritz Lang, come «Uno»',
    Cast: 'con Brigitte Helm, come «Uno»',
  });
});

it('titles of known artists have half of the places, if there are others', async () => {
  const titles = await addTitlesToWatch(db, titleChanges(24));
  await directAll(db, titles.slice(0, 12));
  await play(db, [ANNA], titles.slice(0, 1));
  const reasons = Object.values(await recommended());
  expect(reasons).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'di Fritz Lang, come «Film 0»')).toHaveLength(5);
});

describe('without titles of known artists', () => {
  it('the most played titles of the person’s genres come first', async () => {
    const titles = await addTitlesToWatch(db, [
      { name: 'Uno', genres: ['Horror'] },
      { name: 'Nuovo', genres: ['Commedia'] },
      { name: 'Giocato', genres: ['Horror'] },
      { name: 'Mai giocato', genres: ['Horror'] },
    ]);
    await sql`update genre_window set plays = 5 where title_id = ${titles[2]}`.execute(db);
    await play(db, [ANNA], titles.slice(0, 1));
    expect(await recommended()).toEqual({
      Giocato: 'fra i più visti del genere Horror, che scegli spesso',
      'Mai giocato': 'del genere Horror, che scegli spesso',
      Nuovo: 'appena arrivato',
    });
    expect(await readChosenGenres(db, ANNA, 3)).toMatchObject([{ name: 'Horror', weight: 1 }]);
  });

  it('a person who has chosen nothing gets the most played titles, then new ones', async () => {
    const titles = await addNamed('Poco', 'Molto');
    await sql`
      insert into play_window (period, type, title_id, plays)
      values (30, 'film', ${titles[0]}, 4), (30, 'film', ${titles[1]}, 5)`.execute(db);
    expect(await recommended()).toEqual({ Molto: 'fra i più visti del mese', Poco: 'appena arrivato' });
  });

  it('there is nothing in an empty catalogue', async () => {
    expect(await recommended()).toEqual({});
  });
});
