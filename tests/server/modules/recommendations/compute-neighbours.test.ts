import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { queueTitlesOfNewPlays } from '../../../../src/server/modules/recommendations/neighbour-queue.ts';
import { createNeighbourRefresh } from '../../../../src/server/modules/recommendations/neighbour-refresh.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { titleChanges } from '../../support/test-titles.ts';
import {
  addTitlesToWatch,
  makeAllDue,
  neighbours,
  neighboursOf,
  people,
  play,
  refresh,
} from './support/choices.ts';

const db = await useTestDatabase();
let titles: number[];
beforeEach(async () => {
  titles = await addTitlesToWatch(db, titleChanges(8));
});

/** The first titles, as many as asked for. */
const first = (count: number) => titles.slice(0, count);
const last = () => titles.at(-1) ?? 0;

it('titles are neighbours when five people chose both, not four', async () => {
  await play(db, people(4), first(2));
  await refresh(db);
  expect(await neighbours(db)).toEqual([]);
  await play(db, ['person 5'], first(2));
  await makeAllDue(db);
  await refresh(db);
  expect(await neighbours(db)).toMatchObject([
    { title_id: titles[0], neighbour_id: titles[1], supporters: 5 },
    { title_id: titles[1], neighbour_id: titles[0], supporters: 5 },
  ]);
});

it('one person counts once, whatever they do with a title', async () => {
  await play(db, people(4), first(2));
  for (let times = 0; times < 3; times += 1) await play(db, ['person 1'], first(2));
  await sql`insert into list_item (user_id, list, title_id)
    select 'person 1', list, id from unnest(array['liste', 'mi_piace']) as list, title`.execute(db);
  await refresh(db);
  expect(await neighbours(db)).toEqual([]);
});

describe('counts as a choice:', () => {
  const ALL = people(5);
  it.each<[string, (title: number) => RawBuilder<unknown>]>([
    [
      'a like',
      (title) => sql`
        insert into list_item (user_id, list, title_id)
        select one, 'mi_piace', ${title} from unnest(${ALL}::text[]) as one`,
    ],
    [
      'a list',
      (title) => sql`
        insert into list_item (user_id, list, title_id)
        select one, 'liste', ${title} from unnest(${ALL}::text[]) as one`,
    ],
    [
      'a list of one’s own',
      (title) => sql`
        with list as (
          insert into custom_list (user_id, titolo) select one, '' from unnest(${ALL}::text[]) as one returning id
        )
        insert into custom_list_item (list_id, title_id) select id, ${title} from list`,
    ],
    [
      'a watched mark',
      (title) => sql`
        insert into viewing (user_id, title_id, watched_at)
        select one, ${title}, now() from unnest(${ALL}::text[]) as one`,
    ],
    [
      'a delivered film',
      (title) => sql`
        insert into viewing (user_id, title_id, delivered_at)
        select one, ${title}, now() from unnest(${ALL}::text[]) as one`,
    ],
    [
      'a begun series',
      (title) => sql`
        insert into watch_progress (user_id, title_id, season, episode)
        select one, ${title}, 1, 1 from unnest(${ALL}::text[]) as one`,
    ],
  ])('%s', async (_, choose) => {
    await play(db, ALL, first(1));
    await choose(last()).execute(db);
    await refresh(db);
    expect(await neighboursOf(db, titles[0])).toEqual([last()]);
    expect(await neighboursOf(db, last())).toEqual([titles[0]]);
  });
});

it('a title that everybody chooses is further away than one that a title’s own viewers choose', async () => {
  await play(db, people(6), first(2));
  await play(db, [...people(6), ...people(60, 'other')], [last()]);
  await sql`update title_stats set visualizzazioni = 66 where title_id = ${last()}`.execute(db);
  await refresh(db);
  expect(await neighboursOf(db, titles[0])).toEqual([titles[1], last()]);
});

it('hidden titles and titles without a video are left out', async () => {
  await play(db, people(5), first(4));
  await setHidden(db, titles[1] ?? 0, true);
  await sql`delete from video where title_id = ${titles[2]}`.execute(db);
  await sql`update video set lost_at = now() where title_id = ${titles[3]}`.execute(db);
  await refresh(db);
  expect(await neighboursOf(db, titles[0])).toEqual([]);
  expect(await neighboursOf(db, titles[1])).toEqual([titles[0]]);
});

it('choices of banned people do not count', async () => {
  await play(db, people(5), first(2));
  await banPerson(db, 'person 5');
  await refresh(db);
  expect(await neighbours(db)).toEqual([]);
});

it('choices of an erased person do not count from the next computation on', async () => {
  await play(db, people(5), first(2));
  await refresh(db);
  expect(await neighbours(db)).toHaveLength(2);
  await erasePersonData(db, 'person 5');
  await makeAllDue(db);
  await refresh(db);
  expect(await neighbours(db)).toEqual([]);
});

it('erased people are not counted as one person', async () => {
  await play(db, people(6), titles);
  for (const person of people(6)) await erasePersonData(db, person);
  await refresh(db);
  expect(await neighbours(db)).toEqual([]);
});

describe('a computation of changes', () => {
  beforeEach(async () => {
    await play(db, people(6), first(4));
    await refresh(db);
  });

  it('has the same result as a full computation', async () => {
    await play(db, people(7, 'new'), titles.slice(2));
    await sql`delete from play_event where user_id = 'person 1'`.execute(db);
    await sql`insert into list_item (user_id, list, title_id)
      select n, 'mi_piace', ${titles[7]} from unnest(${people(6)}::text[]) as n`.execute(db);
    await makeAllDue(db);
    await refresh(db);
    const changed = await neighbours(db);
    expect(await neighboursOf(db, titles[2])).toContain(last());
    await sql`truncate title_neighbour, neighbour_refresh`.execute(db);
    await refresh(db);
    expect(await neighbours(db)).toEqual(changed);
  });

  it('a computation of changes is due within the hour for all titles chosen by recent viewers', async () => {
    const due = async () => {
      const { rows } = await sql<{ id: number }>`
        select title_id as id from neighbour_refresh where due_at <= now() + interval '1 hour' order by 1`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    };
    expect(await due()).toEqual([]);
    await play(db, ['person 1'], [last()]);
    await queueTitlesOfNewPlays(db);
    expect(await due()).toEqual([...first(4), last()]);
  });

  it('continues where a killed one stopped', async () => {
    await play(db, people(6), [last()]);
    await makeAllDue(db);
    const ending = new AbortController();
    let looks = 0;
    await createNeighbourRefresh(db, 0)({ signal: ending.signal, isLeader: () => ++looks < 4 });
    const { rows } = await sql`select from neighbour_refresh where due_at <= now()`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    await refresh(db);
    expect(await neighboursOf(db, titles[0])).toContain(last());
    expect(await neighboursOf(db, last())).toHaveLength(4);
  });
});

it('a computation writes nothing while nothing has changed', async () => {
  await play(db, people(6), titles);
  await refresh(db);
  const versions = async () =>
    (await sql`select ctid, xmin from title_neighbour order by 1`.execute(db)).rows;
  const before = await versions();
  expect(before).toHaveLength(56);
  await makeAllDue(db);
  await refresh(db);
  expect(await versions()).toEqual(before);
});

it('two servers that both act as leader compute each title once', async () => {
  await play(db, people(6), titles);
  await Promise.all([refresh(db), refresh(db)]);
  expect(await neighbours(db)).toHaveLength(56);
});
