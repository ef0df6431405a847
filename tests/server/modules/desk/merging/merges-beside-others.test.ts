import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { editTitle } from '../../../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { removeTitle } from '../../../../../src/server/modules/catalogue/remove-titles.ts';
import { recordChanges } from '../../../../../src/server/modules/changes/changes.ts';
import { mergeTitles } from '../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { importTitles } from '../../../../../src/server/modules/imports/import-titles.ts';
import { toggleInStaticList } from '../../../../../src/server/modules/lists/static-lists.ts';
import { requestPlay } from '../../../../../src/server/modules/playback/request-delivery.ts';
import { countersFromEvents, countersOf } from '../../../support/play-counters.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { addPopularTitles, contentsOf, leadAgain, PEOPLE } from './support/popular-titles.ts';

const db = await useTestDatabase();

type Name = 'a' | 'b' | 'c';
type Ids = Record<Name, number>;

const merge = (other: Name, keep: Name) => ({
  merges: [other, keep] as const,
  run: (of: Kysely<Schema>, ids: Ids) =>
    mergeTitles(
      of,
      { keep: ids[keep], other: ids[other] },
      recordChanges(of, { userId: '9', role: 'owner' }),
    ),
});
const removal = (of: Name) => ({
  removes: of,
  run: (db: Kysely<Schema>, ids: Ids) => removeTitle(db, ids[of]),
});
type Deed = {
  merges?: readonly [Name, Name];
  removes?: Name;
  /** Adds a like, a play or a video to a title. */
  adds?: { to: Name; what: 'likes' | 'plays' | 'videos'; as: string };
  run(db: Kysely<Schema>, ids: Ids): Promise<unknown>;
};

const VIDEO = 'https://films.example/imported';

const DEEDS: Record<string, Deed> = {
  merge: merge('b', 'a'),
  'the reverse merge': merge('a', 'b'),
  'a merge into the one that goes': merge('c', 'b'),
  'a merge of the one that stays': merge('a', 'c'),
  'the removal of the one that stays': removal('a'),
  'the removal of the one that goes': removal('b'),
  'an edit': { run: (of, ids) => editTitle(of, ids.b, { titolo_originale: 'Edited' }) },
  'an import': {
    adds: { to: 'b', what: 'videos', as: VIDEO },
    run: (of, ids) =>
      importTitles(of, [
        {
          location: 'row 1',
          value: {
            origin: 'mine:b',
            type: 'film',
            titolo: 'b',
            data_uscita: '2000-01-01',
            hidden: false,
            sorgenti: [{ url: `https://films.example/${ids.b}` }, { url: VIDEO, qualita: 480 }],
          },
        },
      ]),
  },
  'a play': {
    adds: { to: 'b', what: 'plays', as: 'player' },
    run: (of, ids) => requestPlay(of, { userId: 'player', titleId: ids.b }),
  },
  'a like': {
    adds: { to: 'b', what: 'likes', as: 'fan' },
    run: (of, ids) => toggleInStaticList(of, { userId: 'fan', list: 'mi_piace', titleId: ids.b }),
  },
};

const names = Object.keys(DEEDS);
const PAIRS = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
const DONE = ['merged', true, 'taken', 'added'];
const ANSWERS = [...DONE, false, 'no such title', 'busy', 'changed', 'unchanged', 'repeated', 'removed'];

it.each(PAIRS)('%s and %s at once lose and double nothing', async (one, other) => {
  const [a = 0, b = 0, c = 0] = await addPopularTitles(db, ['a', 'b', 'c']);
  const ids: Ids = { a, b, c };
  const deeds = [DEEDS[one], DEEDS[other]].flatMap((deed) => deed ?? []);
  const answers = await Promise.all(deeds.map((deed) => deed.run(db, ids)));
  for (const answer of answers) if (typeof answer !== 'object') expect(ANSWERS).toContain(answer);
  await leadAgain(db);

  const done = deeds.filter((_, index) => {
    const answer = answers[index];
    return typeof answer === 'object' || DONE.includes(answer as string);
  });
  const merges = new Map(done.flatMap(({ merges }) => (merges ? [merges] : [])));
  const removed = new Set(done.flatMap(({ removes }) => removes ?? []));
  const goal = (name: Name, steps = 0): Name | undefined => {
    if (removed.has(name) || steps > 3) return undefined;
    const next = merges.get(name);
    return next ? goal(next, steps + 1) : name;
  };
  const titles = await db.selectFrom('title').select(['id', 'origin']).orderBy('id').execute();
  const expected = new Map<Name, Name[]>();
  for (const name of ['a', 'b', 'c'] as const) {
    const to = goal(name);
    if (to) expected.set(to, [...(expected.get(to) ?? []), name]);
  }
  const left = titles.filter(({ origin }) => /^mine:[abc]$/.test(origin)).map(({ id }) => id);
  // An import of a title that was removed brings it anew.
  expect(left.filter((id) => [a, b, c].includes(id))).toEqual(
    [...expected.keys()].map((name) => ids[name]).sort((x, y) => x - y),
  );
  for (const [name, from] of expected) {
    const { likes, plays, videos, counters } = await contentsOf(db, ids[name]);
    const added = (what: 'likes' | 'plays' | 'videos') =>
      done.flatMap(({ adds }) => (adds?.what === what && from.includes(adds.to) ? [adds.as] : []));
    const people = from.flatMap((own) => Array.from({ length: PEOPLE }, (_, n) => `${own}${n + 1}`));
    const isToggledTwice = one === 'a like' && other === 'a like';
    const fans = isToggledTwice && answers.includes('removed') ? [] : [...new Set(added('likes'))];
    expect(likes.toSorted()).toEqual([...people, 'all', ...fans].sort());
    expect(plays.toSorted()).toEqual(
      [...people, ...from.map(() => 'all'), ...new Set(added('plays'))].sort(),
    );
    const own = from.map((name) => `https://films.example/${ids[name]}`);
    expect(videos.toSorted()).toEqual([...new Set([...own, ...added('videos')])].sort());
    expect(counters).toEqual({ mi_piace: likes.length, visualizzazioni: plays.length });
  }
  expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  const changes = await db.selectFrom('change').select('what').execute();
  expect(changes).toHaveLength(merges.size);
  expect(await db.selectFrom('title_merge').selectAll().execute()).toEqual([]);
});
