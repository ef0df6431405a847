import { expect, it } from 'vitest';
import { DURATIONS } from '../../../../src/contract/premium-search.ts';
import { durationChoiceNumber } from '../../../../src/server/modules/search/filter-titles.ts';

it('numbers the choices as the database does, from one', () => {
  expect(DURATIONS.map(durationChoiceNumber)).toEqual([1, 2, 3, 4]);
});
