import { expect, test } from 'vitest';
import { durationLabelOf } from '../../../src/client/languages/duration-label.ts';

test.each([
  ['126', 'film', '126 min'],
  ['2h 6min', 'film', '2h 6min'],
  ['1', 'serie', '1 stagione'],
  ['3', 'serie', '3 stagioni'],
  ['3 stagioni', 'serie', '3 stagioni'],
  ['1', null, '1 stagione'],
  [null, 'film', null],
  ['0', 'film', null],
  ['0', 'serie', null],
  ['-1', 'film', null],
  ['90.5', 'film', '91 min'],
  ['2.0', 'serie', '2 stagioni'],
] as const)('%s of a %s: %s', (durata, type, shown) => {
  expect(durationLabelOf({ durata, type })).toBe(shown);
});
