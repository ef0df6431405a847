import { expect, it } from 'vitest';
import { DURATIONS } from '../../../../src/contract/premium-search.ts';
import { durationChoiceNumber } from '../../../../src/server/modules/search/filter-titles.ts';

it('the choices have the database’s numbers, from one', () => {
  expect(DURATIONS.map(durationChoiceNumber)).toEqual([1, 2, 3, 4]);
});
