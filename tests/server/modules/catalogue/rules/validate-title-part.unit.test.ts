import { expect, it } from 'vitest';
import {
  countSeasons,
  isUnlikelyEpisode,
  MAX_PART_NUMBER,
  validateTitlePart,
} from '../../../../../src/server/modules/catalogue/rules/title-part.ts';

const film = { type: 'film', durata: 90 } as const;
const series = { type: 'serie', durata: 3 } as const;
const endless = { type: 'serie', durata: 0 } as const;
const part = (season: number, episode: number) => ({ season, episode });

it.each([
  [film, undefined],
  [series, part(1, 1)],
  [series, part(0, 5)],
  [series, part(1, 0)],
  [series, part(4, 1)],
  [series, part(99, 9999)],
  [series, part(2019, 3)],
  [endless, part(40, MAX_PART_NUMBER)],
] as const)('the title %j can have the part %j', (title, episode) => {
  expect(validateTitlePart(title, episode)).toBeUndefined();
});

it.each([
  [film, part(1, 1), 'a film has no episodes'],
  [series, undefined, 'a series needs season and episode'],
  [series, part(1, MAX_PART_NUMBER + 1), 'the number is too large'],
] as const)('the title %j cannot have the part %j: %s', (title, episode, why) => {
  expect(validateTitlePart(title, episode)).toBe(why);
});

it.each([
  [series, part(99, 400), true],
  [series, part(5, 1), true],
  [series, part(4, 1), false],
  [series, part(0, 12), false],
  [series, part(2019, 3), false],
  [series, part(3, 9999), false],
  [endless, part(40, 1), false],
] as const)('the title %j has an unlikely part %j: %s', (title, episode, isUnlikely) => {
  expect(isUnlikelyEpisode(title, episode)).toBe(isUnlikely);
});

it.each([
  [[5, 6, 0], 6],
  [[0], 0],
  [[], 0],
  [[2019, 2021, 2021], 2],
  [[1, 2, 2019], 2],
])('a series with the seasons %j has %i', (seasons, count) => expect(countSeasons(seasons)).toBe(count));
