import { describe, expect, it } from 'vitest';
import {
  countTitleUses,
  editTitle,
} from '../../../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { removeTitle } from '../../../../../src/server/modules/catalogue/remove-titles.ts';
import { setHidden } from '../../../../../src/server/modules/catalogue/title-visibility.ts';
import { newestTitles } from '../../../../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../../../../src/server/modules/lists/static-lists.ts';
import { countPlays } from '../../../../../src/server/modules/rankings/count-plays.ts';
import { countersFromEvents, countersOf, play } from '../../../support/play-counters.ts';
import {
  detour,
  emptyCatalogue,
  idOf,
  metropolis,
  NOTHING,
  recordOf,
  TODAY,
  take,
} from '../../imports/support/import-catalogue.ts';

const db = await emptyCatalogue();

describe('an edit', () => {
  it('changes the named fields and nothing else', async () => {
    await take([metropolis]);
    const id = await idOf(metropolis.origin);
    const before = await recordOf(metropolis.origin);
    expect(await editTitle(db, id, { durata: '90', registi: 'A, B', imdb_id: '' })).toBe('changed');
    expect(await recordOf(metropolis.origin)).toEqual({
      ...before,
      durata: 90,
      registi: ['A', 'B'],
      imdb_id: null,
    });
    expect(await editTitle(db, id, { durata: 90 })).toBe('unchanged');
    expect(await editTitle(db, id + 1, { durata: 90 })).toBe('no such title');
  });

  it.each([
    [{ durata: 'x' }, { field: 'durata', expected: 'must be a whole number, not "x"' }],
    [{ titolo: '' }, { field: 'titolo', expected: 'is missing, must be text' }],
    [{ boo: '1' }, { field: 'boo', expected: 'unknown field' }],
    [{ origin: 'x' }, { field: 'origin', expected: 'cannot be edited' }],
  ])('an edit of %j is refused, and changes nothing', async (changes, fault) => {
    await take([metropolis]);
    const before = await recordOf(metropolis.origin);
    expect(await editTitle(db, await idOf(metropolis.origin), changes)).toEqual({ faults: [fault] });
    expect(await recordOf(metropolis.origin)).toEqual(before);
  });

  it('an edit of a hidden title leaves it hidden', async () => {
    await take([{ ...metropolis, hidden: true }]);
    await editTitle(db, await idOf(metropolis.origin), { durata: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({ hidden: true, durata: 1 });
  });
});

describe('a removed title', () => {
  it('a removed title is deleted with its plays and list entries, which are counted first', async () => {
    await take([metropolis, detour]);
    const titleId = await idOf(metropolis.origin);
    await toggleInStaticList(db, { userId: '42', list: 'liste', titleId });
    await play(db, titleId, TODAY, 2);
    expect(await countTitleUses(db, titleId)).toEqual({ plays: 2, listEntries: 1 });
    await countPlays(db);
    expect(await removeTitle(db, titleId)).toBe(true);
    expect(await removeTitle(db, titleId)).toBe(false);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect((await newestTitles(db, 'film', 9)).map(({ titolo }) => titolo)).toEqual(['Detour']);
    expect((await take([metropolis])).counts).toEqual({ ...NOTHING, created: 1 });
  });
});

it('hiding a missing title is reported', async () => {
  expect(await setHidden(db, 4711, true)).toBe(false);
});
