import { describe, expect, it } from 'vitest';
import { guessVideoEpisodes, textsOf } from '../../../src/server/modules/videos/matching/match-video.ts';
import { videoGroupKey } from '../../../src/server/modules/videos/matching/video-group.ts';

/** The group of a video in a channel whose title the catalogue does not have, and its season x episodes. */
function groupOf(fileName: string, caption: string): string {
  const words = { fileName, caption, channel: '@c' };
  const guess = guessVideoEpisodes(words);
  const part = guess && `${guess.season ?? '?'}x${guess.episodes.join('+')}`;
  return [videoGroupKey(textsOf(words), undefined, words), part].filter(Boolean).join(' | ');
}

const UNNAMED = 'x:unnamed @c';

describe('a caption without a name', () => {
  it.each([
    'Anno: 2021',
    'Anno 2021',
    'Año: 2021',
    'Year: 2021',
    'Genere: Azione',
    'Azione, Avventura',
    'Horror',
    'Qualità: 1080p',
    'Full HD',
    '🇮🇹 ITA 1080p',
    'Sub ita',
    'Durata: 2h 10m',
    '2h 10m',
    '130 min',
    '2.1 GB',
    '🎬 Film',
    '#film',
    'Serie TV',
    'The Movie',
    'La película completa',
    'Here',
    'Ecco il film',
    'Aquí está',
    'Guarda ora',
    'Buona visione!',
  ])('the caption %j leaves a file without a name by itself, and another its own name', (caption) => {
    expect(groupOf('video.mp4', caption)).toBe(UNNAMED);
    expect(groupOf('Il ponte.mkv', caption)).toBe('f:il ponte');
    expect(groupOf('Il.ponte.1999.1080p.mkv', caption)).toBe('f:il ponte 1999');
  });
});

describe('a file without a name', () => {
  it.each([
    '1080p.mkv',
    '1080p BluRay x264.mkv',
    'Full HD.mp4',
    'ITA.mkv',
    '(2021).mkv',
    'Film 2021.mp4',
    'film1.mp4',
    'The Movie.mp4',
    'Il film.mp4',
    'episodio.mp4',
    'Here.mkv',
    'x.mkv',
    'Commedia.mp4',
    'title_t00.mkv',
    'Track 1.mkv',
    'S01.mkv',
  ])('the file ‘%s’ is by itself, but for its caption’s name', (fileName) => {
    expect(groupOf(fileName, '')).toBe(UNNAMED);
    expect(groupOf(fileName, 'Il ponte (1999)')).toBe('f:il ponte 1999');
  });

  it.each(['24.mkv', '7.mp4', '05.mkv', '012.mp4', '05 1080p ITA.mkv'])(
    'the number ‘%s’ may be an episode of its channel, and is none of a film in the caption',
    (fileName) => {
      expect(groupOf(fileName, '')).toBe(`c:@c | ?x${Number.parseInt(fileName, 10)}`);
      expect(groupOf(fileName, 'Il ponte (1999)')).toBe('f:il ponte 1999');
    },
  );

  it('a short number is asked about alone where a title has it as its name, or no channel is known', () => {
    const key = (more: object) =>
      videoGroupKey(textsOf({ fileName: '24.mkv', caption: '' }), undefined, more);
    expect(key({ channel: '@c', isKnown: true })).toBe(UNNAMED);
    expect(key({})).toBe('x:unnamed');
  });

  it.each([
    ['1917.mkv', 'f:1917'],
    ['300.mkv', 'f:300'],
    ['2021.1080p.mkv', 'f:2021'],
    ['21.2008.1080p.mkv', 'f:21 2008'],
    ['Here.2024.1080p.mkv', 'f:here 2024'],
    ['M (1931).avi', 'f:m 1931'],
    ['Horror Express.mkv', 'f:horror express'],
    ['Il film di Anna.mp4', 'f:il film di anna'],
    ['Full Metal.mkv', 'f:full metal'],
    ['127 ore.mkv', 'f:127 ore'],
  ])('the name ‘%s’ is one: %s', (fileName, group) => {
    expect(groupOf(fileName, '')).toBe(group);
  });
});

describe('a season and an episode in unlike detail', () => {
  it.each([
    ['Il.ponte.S01E02.1080p.mkv', 'S01E02', '1x2'],
    ['Il ponte 1x02.mkv', 'Episodio 2', '1x2'],
    ['Il ponte 1x02.mkv', 'Ep. 2: La piena', '1x2'],
    ['Il ponte 1x02.mkv', 'Capítulo 2', '1x2'],
    ['Il ponte 1x02.mkv', 'Il ponte - Stagione 1', '1x2'],
    ['Il ponte - Episodio 2.mkv', 'Stagione 1', '1x2'],
    ['E02.mkv', 'Il ponte – Stagione 1', '1x2'],
    ['02.mkv', 'Il ponte – Stagione 1', '1x2'],
    ['Il ponte - 02.mkv', 'Il ponte Season 1', '1x2'],
    ['Il ponte Temporada 1.mkv', 'Episodios 2-4', '1x2+3+4'],
  ])('the file ‘%s’ and the caption %j complete each other: %s', (fileName, caption, part) => {
    expect(groupOf(fileName, caption)).toBe(`s:il ponte | ${part}`);
  });

  it.each([
    ['Il ponte 1x02.mkv', 'Episodio 3'],
    ['Il ponte 1x02.mkv', 'Stagione 2'],
    ['Il.ponte.S01E02E03.mkv', 'S01E02'],
  ])('the file ‘%s’ and the caption %j contradict each other', (fileName, caption) => {
    expect(groupOf(fileName, caption)).toBe('s:il ponte');
  });

  it('a half of an episode is not read as all of it', () => {
    expect(groupOf('Il ponte S02E04.mkv', 'S02E04 (1 di 2)')).toBe('s:il ponte | 2x');
    expect(groupOf('Il ponte parte 2.mkv', 'Il ponte Stagione 1')).toBe('s:il ponte | 1x');
  });
});
