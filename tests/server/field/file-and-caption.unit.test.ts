import { describe, expect, it } from 'vitest';
import { guessVideoEpisodes } from '../../../src/server/modules/videos/matching/match-video.ts';
import { textsOf } from '../../../src/server/modules/videos/matching/texts-of-video.ts';
import { isOfAnyYear, videoGroupKey } from '../../../src/server/modules/videos/matching/video-group.ts';

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
    'Azione, Avventura',
    'Qualità: 1080p',
    '🇮🇹 ITA 1080p',
    'Durata: 2h 10m',
    'Voto: 7.5/10',
    '2h 10m',
    '2.1 GB',
    '#film',
    'The Movie',
    'Ecco il film',
    'Buona visione!',
  ])('the caption %j leaves a file without a name by itself, and another its own name', (caption) => {
    expect(groupOf('video.mp4', caption)).toBe(UNNAMED);
    expect(groupOf('Il ponte.mkv', caption)).toMatch(/^f:il ponte(?: 2021)?$/);
    expect(groupOf('Il.ponte.1999.1080p.mkv', caption)).toBe('f:il ponte 1999');
  });
});

it.each(['Salve, oggi vi propongo questo film', 'Os traigo esta joya'])(
  'the greeting %j is not the name of the line below it',
  (greeting) => {
    expect(groupOf('video.mp4', `${greeting}\nIl ponte`)).toBe('f:il ponte');
    expect(groupOf('video.mp4', `${greeting}\nIl ponte (1999)`)).toBe('f:il ponte 1999');
  },
);

it.each([
  ['Ciao maschio\nUn film di Anna', 'f:ciao maschio'],
  ['Ciao, Professore! (1994)\nUn film di Anna', 'f:ciao professore 1994'],
])('a name may begin like a greeting: %j', (caption, group) => {
  expect(groupOf('video.mp4', caption)).toBe(group);
});

describe('a file without a name', () => {
  it.each([
    '1080p.mkv',
    'ITA.mkv',
    '(2021).mkv',
    'Film 2021.mp4',
    'The Movie.mp4',
    'Commedia.mp4',
    'title_t00.mkv',
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
    ['2021.1080p.mkv', 'f:2021'],
    ['21.2008.1080p.mkv', 'f:21 2008'],
    ['Here.2024.1080p.mkv', 'f:here 2024'],
    ['M (1931).avi', 'f:m 1931'],
    ['1931 - M.avi', 'f:1931 m'],
    ['Horror Express.mkv', 'f:horror express'],
    ['P2 (2007).mkv', 'f:p2 2007'],
    ['Full Metal.mkv', 'f:full metal'],
  ])('the name ‘%s’ is one: %s', (fileName, group) => {
    expect(groupOf(fileName, '')).toBe(group);
  });
});

describe('a season and an episode in unlike detail', () => {
  it.each([
    ['Il.ponte.S01E02.1080p.mkv', 'S01E02', '1x2'],
    ['Il ponte 1x02.mkv', 'Episodio 2', '1x2'],
    ['Il ponte 1x02.mkv', 'Il ponte - Stagione 1', '1x2'],
    ['E02.mkv', 'Il ponte – Stagione 1', '1x2'],
    ['02.mkv', 'Il ponte – Stagione 1', '1x2'],
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

describe('the lines of a caption', () => {
  it.each([
    'Il ponte\nAnno 1999',
    '📅 1999\nIl ponte',
    'El puente, año 1999',
    'Titolo - Il ponte\nAnno - 1999',
    'Movie Name: The Bridge\nYear: 1999',
    'FILM - Il ponte (1999)',
    'Richiesta di Mario: Il ponte (1999)',
    'File name: Il.ponte.1999.1080p.mkv',
    'Caricato da @mario\nIl ponte (1999)',
    'Join us: https://t.me/+AbCd\nThe Bridge (1999)',
    'CINEMA PROVA presenta\nIl ponte (1999)',
    '#ElPuente1999 #drama',
    '3️⃣ Il ponte (1999)',
    'Top 10: Il ponte (1999)',
    '`Il ponte` (1999)',
  ])('the caption %j says a name and a year', (caption) => {
    expect(groupOf('video.mp4', caption)).toMatch(/^f:(?:il ponte|el puente|the bridge) 1999$/);
  });

  it.each([
    ['Il ponte 2h35m', 'f:il ponte'],
    ['Il ponte ⭐ 8/10', 'f:il ponte'],
    ['Scarica qui: https://x.to/y\nIl ponte', 'f:il ponte'],
    ['Horror\nIl ponte', 'f:il ponte'],
    ['🎬 1917\n📅 2019', 'f:1917 2019'],
    ['Titolo: M\nAnno: 1931', 'f:m 1931'],
    ['📺 1899\nStagione: 1 | Episodio: 2', 's:1899 | 1x2'],
    ['Titolo: Watch\nAnno: 2020', 'f:watch 2020'],
    ['Titolo: Here', UNNAMED],
    ['2024 ‧ Drama ‧ 1h 44m', UNNAMED],
    ['2001, odissea nello spazio', 'f:odissea nello spazio 2001'],
    ['#horror #2021', UNNAMED],
    ['Iscriviti al canale', UNNAMED],
    ['Il ponte\nTitolo episodio: La piena\nStagione: 2\nEpisodio: 4', 's:il ponte | 2x4'],
  ])('the caption %j says %s', (caption, group) => {
    expect(groupOf('video.mp4', caption)).toBe(group);
  });

  it.each([
    ['Follow Me', 'f:follow me'],
    ['Watch (2020)', 'f:watch 2020'],
    ['New York, New York (1977)', 'f:new york new york 1977'],
    ['58 minuti per morire (1990)', 'f:58 minuti per morire 1990'],
    ['Film d’amore e d’anarchia (1973)', 'f:film d amore e d anarchia 1973'],
  ])('the caption %j is a name as a whole: %s', (caption, group) => {
    expect(groupOf('video.mp4', caption)).toBe(group);
  });

  it('a year that the caption says without a name is the file’s', () => {
    expect(groupOf('Il ponte.1080p.mkv', 'Anno: 1999\nGenere: Dramma')).toBe('f:il ponte 1999');
    expect(groupOf('1917.mkv', 'Anno: 2019')).toBe('f:1917 2019');
  });

  it('a paragraph without spaces is read before the test’s time is over', () => {
    expect(groupOf('video.mp4', 'あ'.repeat(4000))).toBe(`f:${'あ '.repeat(100)}`);
  });
});

describe('a part of a film', () => {
  const part = 'x:part own @c';
  it.each([
    ['CD1.avi', ''],
    ['video.mp4', 'Parte 1'],
    ['video.mp4', '1/2'],
    ['Il ponte - ultima parte.mp4', ''],
  ])('the file ‘%s’ with the caption %j waits apart from films', (fileName, caption) => {
    expect(groupOf(fileName, caption).split(' | ')[0]).toBe(part);
  });

  it.each([
    ['Il.ponte.Part.Two.1999.1080p.mkv', '', 'f:il ponte parte two 1999'],
    ['Il ponte - Parte 1 (1999).mkv', '', 'f:il ponte parte 1 1999'],
    ['Il ponte (1999) CD2.avi', '', 'x:part'],
    ['Il ponte (1999) 1/2.avi', '', 'x:part'],
    ['Terzo tempo (2013).mkv', '', 'f:terzo tempo 2013'],
    ['video.mp4', '🎬 Il ponte (1999)\n1/2', 's:il ponte | ?x1'],
    ['video.mp4', 'Il ponte\nParte 2', 's:il ponte | ?x2'],
    ['Il ponte (1999).avi', 'Parte 2', 's:il ponte | ?x2'],
    ['Il ponte.avi', 'Parte 1/2', 's:il ponte | ?x1'],
    ['Il ponte ⭐ 4/5.mp4', '', 'f:il ponte 4 5'],
    ['Il ponte.mp4', 'Il ponte\n7.5/10', 'f:il ponte'],
  ])('the file ‘%s’ with the caption %j is in the group %s', (fileName, caption, group) => {
    expect(groupOf(fileName, caption)).toBe(group);
  });
});

describe('an extra', () => {
  it.each([
    'Il ponte (1999) detrás de cámaras.mkv',
    'Il ponte (1999) escenas eliminadas.mkv',
    'Il ponte (1999) entrevistas.mkv',
    'Il ponte (1999) - Ending 2.mkv',
    'Il ponte (1999)-deleted.mkv',
    '[Group] Il ponte - NCOP01 [1080p].mkv',
    'Il ponte S01E01 Opening.mkv',
    'Il ponte S01E04 Recap.mkv',
  ])('the file ‘%s’ is one', (fileName) => {
    expect(groupOf(fileName, '')).toMatch(/^x:extra/);
  });

  it.each([
    ['Opening Night (1977).mkv', 'f:opening night 1977'],
    ['The-Big-Short.mkv', 'f:the big short'],
    ['Il ponte 1x05 - L’intervista.mkv', 's:il ponte | 1x5'],
    ['Il ponte S01E05 The Trailer.mkv', 's:il ponte | 1x5'],
    ['Extras Stagione 1.mkv', 's:extras | 1x'],
  ])('the name ‘%s’ has such a word, or none: %s', (fileName, group) => {
    expect(groupOf(fileName, '')).toBe(group);
  });

  it('a line of the caption says so of a short video, and links to one beside a long one', () => {
    const key = (caption: string, seconds?: number) =>
      videoGroupKey(textsOf({ fileName: 'Il ponte (1999).mkv', caption, seconds }), undefined);
    expect(key('Il ponte (1999)\n🎬 Trailer ufficiale')).toBe('x:extra');
    expect(key('Il ponte (1999)\nDietro le quinte', 300)).toBe('x:extra');
    expect(key('Il ponte (1999)\n▶️ Trailer', 6000)).toBe('f:il ponte 1999');
    expect(key('Il ponte (1999)\nTrailer: https://youtu.be/x')).toBe('f:il ponte 1999');
    expect(key('Il ponte (1999)\nUn’intervista con il passato cambia tutto')).toBe('f:il ponte 1999');
  });
});

it.each([
  ['f:il ponte', true],
  ['f:blade runner 2049', true],
  ['f:il ponte 1999', false],
  ['f:il ponte movie:348', false],
  ['s:il ponte', false],
  ['c:@c', false],
])('the group %s is of a film’s name of any year: %s', (key, isOne) => {
  expect(isOfAnyYear(key)).toBe(isOne);
});
