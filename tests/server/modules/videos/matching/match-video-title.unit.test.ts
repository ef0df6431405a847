import { describe, expect, it } from 'vitest';
import type { TitleCandidate } from '../../../../../src/server/modules/search/title-names.ts';
import { matchVideoTitle } from '../../../../../src/server/modules/videos/matching/match-video-title.ts';
import { parseVideoName } from '../../../../../src/server/modules/videos/matching/parse-video-name.ts';
import { SURE_FILE_NAMES, UNMATCHED_FILE_NAMES, VIDEO_TITLES } from '../../../support/video-names.ts';

const NO_IDS = { tmdbId: null, imdbId: null };
const candidates: TitleCandidate[] = VIDEO_TITLES.map(
  ({ type, titolo, original, others, year, durata }, id) => ({
    id,
    type,
    name: titolo,
    originalName: original ?? null,
    otherNames: others,
    year,
    duration: durata,
    ...NO_IDS,
  }),
);

const match = (...texts: string[]) => matchVideoTitle(texts.map(parseVideoName), candidates);

/** The title that texts are matched with: `Dark (2017) 1x2`, or `unmatched`. */
function taken(...texts: string[]): string {
  const { sure, guess } = match(...texts);
  return sure ? [`${sure.name} (${sure.year})`, ...episodesOf(guess)].join(' ') : 'unmatched';
}

function episodesOf(guess: ReturnType<typeof match>['guess']): string[] {
  return guess ? [guess.episodes.map((episode) => `${guess.season ?? 1}x${episode}`).join(' ')] : [];
}

/** A series with a single season needs no word for it, which is the caller's. */
const NEEDS_SEASONS = /^(?:Breaking Bad E02|Dark Stagione 1 completa|Breaking Bad)\./;

describe('a video’s name', () => {
  it.each(SURE_FILE_NAMES.map(([name, title]) => [name, title.replace(/(?<=\dx\d+), .*(?= )/, '')]))(
    '‘%s’ means %s',
    (name, title) => {
      expect(taken(name)).toBe(title);
    },
  );

  it.each(UNMATCHED_FILE_NAMES.filter((name) => !NEEDS_SEASONS.test(name)))('‘%s’ is unmatched', (name) => {
    expect(taken(name)).toBe('unmatched');
  });
});

describe('a caption and a name', () => {
  it('a caption and a name of different titles, or different episodes, are unmatched', () => {
    expect(taken('Nosferatu (2024)', 'Nosferatu.1979.mkv')).toBe('unmatched');
    expect(match('Dark S01E03', 'Dark.S01E02.mkv')).toEqual({ sure: undefined, guess: undefined });
  });

  it('complete each other', () => {
    expect(taken('Nosferatu', 'Nosferatu.1979.mkv')).toBe('Nosferatu (1979)');
    expect(taken('Dark', 'S02E03.mkv')).toBe('Dark (2017) 2x3');
    expect(taken('Buona visione!', 'Dark.S02E03.mkv')).toBe('Dark (2017) 2x3');
    expect(taken('Episodio 3', 'Dark.S02E03.mkv')).toBe('Dark (2017) 2x3');
    expect(taken('Dark - Stagione 2', 'E03.mkv')).toBe('Dark (2017) 2x3');
    expect(taken()).toBe('unmatched');
  });
});

describe('the year of a release', () => {
  it.each([
    ['La grande illusione 1936.mkv', 'La grande illusione (1937)'],
    ['La grande illusione 1938.mkv', 'La grande illusione (1937)'],
    ['La grande illusione 1935.mkv', 'unmatched'],
    ['La grande illusione 1939.mkv', 'unmatched'],
  ])('may be off by one year, but not by two: %s is %s', (name, title) => {
    expect(taken(name)).toBe(title);
  });
});

describe('titles of nearly the same name', () => {
  const film = (titolo: string, anno: number, originale: string | null = null): TitleCandidate => ({
    id: anno,
    type: 'film',
    name: titolo,
    ...NO_IDS,
    originalName: originale,
    otherNames: [],
    year: anno,
    duration: 100,
  });
  const sureYear = (name: string, ...among: TitleCandidate[]) =>
    matchVideoTitle([parseVideoName(name)], among).sure?.year;
  const golem = film('Il golem', 1915);

  it('from consecutive years are distinguished by the year', () => {
    expect(sureYear('Il golem 1915', golem, film('Il golem', 1916))).toBe(1915);
    expect(sureYear('Il golem 1916', golem, film('Il golem', 1916))).toBe(1916);
    expect(sureYear('Il golem 1914', golem, film('Il golem', 1913))).toBeUndefined();
  });

  it('with further words may be meant, unless a number makes them sequels, or they are series', () => {
    expect(sureYear('Il golem', golem, film('Il golem e la ballerina', 1917))).toBeUndefined();
    expect(sureYear('Il golem', golem, film('Il golem contro 2 mostri', 1950))).toBeUndefined();
    expect(sureYear('Il golem', golem, film('La leggenda', 1936, 'Il golem di Praga'))).toBeUndefined();
    expect(sureYear('Il golem', golem, film('Il golem 2', 1920))).toBe(1915);
    expect(sureYear('Il golem', golem, film('Il golem - Parte 2', 1920))).toBe(1915);
    expect(sureYear('Il golem', golem, { ...film('Il golem di Praga', 2020), type: 'serie' })).toBe(1915);
  });
});
