import { expect, it } from 'vitest';
import { videoNameHeads } from '../../../../../src/server/modules/videos/matching/video-name-head.ts';

it.each([
  ['Alien', []],
  ['Alien S01E02', ['Alien']],
  ['Alien (1979) S01E02', ['Alien | 1979', 'Alien (1979)']],
  ['Alien [ITA] S01E01', ['Alien', 'Alien [ITA]']],
])('season and episode end the name: %s has the heads %j', (text, heads) => {
  expect(read(text)).toEqual(heads);
});

it.each([
  ['Alien.1979.1080p', ['Alien. | 1979']],
  ['Alien 1979 (1980)', ['Alien 1979 | 1980']],
  ['[1979]', []],
  ['1917', []],
  ['1917.2019.1080p', ['1917. | 2019']],
  ['1979 1980 Alien', ['1979 | 1980']],
  ['2012 2012 fine', ['2012 | 2012']],
  ['Storia 1914-1918', []],
  ['Storia 1914-1918 1964', ['Storia 1914-1918 | 1964']],
  ['Storia 12-1964', ['Storia 12- | 1964']],
])('the last of several years counts: %s has the heads %j', (text, heads) => {
  expect(read(text)).toEqual(heads);
});

it.each([
  ['[Group] Alien 1979', ['Alien | 1979']],
  ['  [Group] Alien 1979', ['Alien | 1979']],
  ['Alien [x] 1979', ['Alien [x] | 1979']],
  ['[Group] 12 1979', ['12 | 1979']],
  ['[Group] è 1979', ['è | 1979']],
  ['[Group] (1979)', ['[Group] | 1979']],
  ['[Group] ... 1979', ['[Group] ... | 1979']],
  ['[Group][Sub] Alien 1979', []],
  ['[Group] [Sub] Alien 1979', []],
])('a release group is not part of the name: %s has the heads %j', (text, heads) => {
  expect(read(text)).toEqual(heads);
});

/** Its heads, each with the year. */
function read(text: string): string[] {
  return videoNameHeads(text).map(({ text: head, year }) => [head.trim(), year].filter(Boolean).join(' | '));
}
