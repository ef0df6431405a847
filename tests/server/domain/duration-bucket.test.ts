// @vitest-environment node
import { expect, it } from 'vitest';
import { DURATIONS } from '../../../src/contract/search.ts';
import { durationBucket } from '../../../src/server/domain/duration-bucket.ts';

it('numbers the choices as the database does, from one', () => {
  expect(DURATIONS.map(durationBucket)).toEqual([1, 2, 3, 4]);
});
