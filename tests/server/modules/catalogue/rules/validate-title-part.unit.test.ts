import { expect, it } from 'vitest';
import {
  MAX_EPISODE_NUMBER,
  validateTitlePart,
} from '../../../../../src/server/modules/catalogue/rules/title-part.ts';

const film = { type: 'film', duration: 90 } as const;
const series = { type: 'serie', duration: 3 } as const;
const endless = { type: 'serie', duration: 0 } as const;
const part = (season: number, episode: number) => ({ season, episode });

it.each([
  [film, undefined],
  [series, part(1, 1)],
  [series, part(3, MAX_EPISODE_NUMBER)],
  [endless, part(1, 1)],
  [endless, part(40, 5)],
] as const)('the title %j has the part %j', (title, episode) => {
  expect(validateTitlePart(title, episode)).toBeUndefined();
});

it.each([
  [film, part(1, 1), 'a film has no episodes'],
  [series, undefined, 'a series needs season and episode'],
  [series, part(0, 1), 'it has no such season'],
  [series, part(4, 1), 'it has no such season'],
  [endless, part(0, 1), 'it has no such season'],
  [series, part(1, 0), 'no season has such an episode'],
  [series, part(1, MAX_EPISODE_NUMBER + 1), 'no season has such an episode'],
] as const)('the title %j has no part %j: %s', (title, episode, why) => {
  expect(validateTitlePart(title, episode)).toBe(why);
});
