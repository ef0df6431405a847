import { describe, expect, it } from 'vitest';
import { parseVideoName } from '../../../../../src/server/modules/videos/matching/parse-video-name.ts';

/** Its readings, each on one line: name, year, season and episodes; one that is not all of the text in brackets. */
const read = (text: string) =>
  parseVideoName(text).map(({ name, year, isEpisode, season, episodes, isWhole }) => {
    const part = isEpisode ? `${season ?? '?'}x${episodes.join('+')}` : undefined;
    const line = [name, year, part].filter((one) => one !== undefined).join(' | ');
    return isWhole ? line : `[${line}]`;
  });

it.each([
  ['Alien', ['alien']],
  ['Alien.mkv', ['alien']],
  ['🎬 #Alien', ['alien']],
  ['Alien 1979', ['alien | 1979', 'alien 1979']],
  ['(1979) Alien', ['alien | 1979', '1979 alien']],
  ['Dark S02E03 la mosca', ['dark | 2x3', 'dark s02e03 la mosca']],
  ['Lost.s03e22e23.mkv', ['lost | 3x22+23', 'lost s03e22e23']],
  ['Alien 1979 parte tagliata', ['alien | 1979', 'alien 1979 parte tagliata']],
  ['Alien ITA', ['alien', 'alien ita']],
  ['Dark - 05', ['[dark]', 'dark 05']],
  ['Dark S01E01-E10', ['dark | 1x1+2+3+4+5+6+7+8+9+10', 'dark s01e01 e10']],
  ['S01E02 Dark', ['[dark | 1x2]', 's01e02 dark']],
  ['The Office (US) S01E01', ['the office us | 1x1', '[the office | 1x1]', 'the office us s01e01']],
  ['[ITA] [x] Alien 1979', ['[alien | 1979]', 'ita x alien 1979']],
  ['x [ITA] Alien', ['x', 'x ita alien']],
  ['[x] Alien S01E02', ['alien | 1x2', 'x alien s01e02']],
  ['[Group] (1979)', ['group | 1979', 'group 1979']],
  ['2001 Odissea nello spazio 1968', ['2001 odissea nello spazio | 1968', '2001 odissea nello spazio 1968']],
  ['1979.mkv', ['1979']],
  ['Alien 1979b', ['[alien | 1979]', 'alien 1979b']],
  ['Alien 1979-1', ['alien | 1979', 'alien 1979 1']],
  ['1999-Fine', ['1999 fine', 'fine | 1999']],
  ['S01E02 Dark 1979', ['[dark | 1979 | 1x2]', 's01e02 dark 1979']],
  ['Stagione 2', ['[stagione 2 | 2x]']],
  ['Metropolis 1925-1927', ['[metropolis | 1925]', 'metropolis 1925 1927']],
  ['S02E03', ['[s02e03 | 2x3]']],
])('the name %s is read as %j', (text, readings) => {
  expect(read(text)).toEqual(readings);
});

it.each([
  ['Dark – 112 (1080p)', 112],
  ['[Group] Dark - 05v2 [1080p]', 5],
  ['Dark - 1500', 1500],
  ['Dark - 1501', undefined],
  ['Dark - 5', undefined],
  ['Dark -05 [1080p]', 5],
  ['Dark -x05', undefined],
  ['Dark - 05 fine', undefined],
  ['Dark - S02E03 - 05', undefined],
])('the separate number of %s is %s', (text, number) => {
  expect(parseVideoName(text)[0]?.number).toBe(number);
});

it.each([
  ['Alien', ''],
  ['Alien 1979 parte tagliata', '1979 parte tagliata'],
  ['[Group] Dark - 05v2 [1080p]', 'group 05v2 1080p'],
  ['Il gruppo Alien 1979', '1979'],
])('%s has more than a name: %j', (text, rest) => {
  const readings = parseVideoName(text);
  expect(readings.map((one) => one.rest)).toEqual(rest === '' ? [''] : [rest, '']);
  expect(readings.at(-1)?.episodes).toEqual([]);
});

describe('a useless name', () => {
  it.each(['', '  ', '.mkv', 'VID_20240101.mp4', 'film.mp4', 'Senza titolo', '20240101_120000', '🎬'])(
    'a useless name is %j',
    (text) => {
      expect(parseVideoName(text)).toEqual([]);
    },
  );
});

describe('more episodes or seasons than a file has', () => {
  it.each([
    ['Dark S01E01-E11', 'dark | 1x1+2+3+4+5+6+7+8+9+10+11'],
    ['Dark S01E01-E99', 'dark | 1x1+2+3+4+5+6+7+8+9+10+11'],
    ['Dark S01-S03', 'dark | 1x'],
  ])('%s is for suggestions only', (text, reading) => {
    expect(read(text)[0]).toBe(`[${reading}]`);
  });
});
