// @vitest-environment node
import { expect, it } from 'vitest';
import { DURATIONS } from '../../../src/contract/search.ts';
import { minutesOf } from '../../../src/server/domain/durations.ts';

const choicesOf = (minutes: number) =>
  DURATIONS.filter((duration) => {
    const { over, upTo } = minutesOf(duration);
    return minutes > over && minutes <= upTo;
  });

it.each([
  [0, '30 min'],
  [30, '30 min'],
  [31, '1 ora'],
  [60, '1 ora'],
  [61, '2 ore'],
  [120, '2 ore'],
  [121, '2+ ore'],
  [900, '2+ ore'],
])('%i minutes are found by "%s" and by nothing else', (minutes, choice) => {
  expect(choicesOf(minutes)).toEqual([choice]);
});
