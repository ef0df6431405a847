import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../src/server/database/database.ts';
import { matchVideo, suggestTitles } from '../../../../../src/server/modules/videos/matching/match-video.ts';
import { testDatabase } from '../../../support/test-database.ts';
import { addTestTitles } from '../../../support/test-titles.ts';
import {
  EXTRA_VIDEOS,
  SURE_FILE_NAMES,
  UNMATCHED_FILE_NAMES,
  VIDEO_TITLES,
} from '../../../support/video-names.ts';

let database: Database;
const ids = new Map<string, number>();
const names = new Map<number, string>();
beforeAll(async () => {
  database = await testDatabase();
  const added = await addTestTitles(
    database.db,
    VIDEO_TITLES.map(({ type, titolo, year, original, others, durata }) => ({
      type,
      name: titolo,
      duration: durata,
      otherNames: others,
      releaseDate: `${year}-05-17`,
      ...(original === undefined ? {} : { originalName: original }),
    })),
  );
  VIDEO_TITLES.forEach(({ titolo, year }, index) => {
    const id = added[index] ?? 0;
    ids.set(`${titolo} (${year})`, id);
    names.set(id, `${titolo} (${year})`);
  });
}, 60_000);
afterAll(() => database.close());

/** The title that a video is matched with: `Dark (2017) 1x2`, several parts joined by commas, or `unmatched`. */
async function taken(
  fileName: string,
  caption = '',
  file: { seconds?: number; bytes?: number } = {},
): Promise<string> {
  const { parts } = await matchVideo(database.db, { fileName, caption, ...file });
  const named = parts?.map(({ titleId, episode }) =>
    [names.get(titleId), episode && `${episode.season}x${episode.episode}`].filter(Boolean).join(' '),
  );
  return named?.join(', ') ?? 'unmatched';
}

describe('a file’s name', () => {
  it.each(UNMATCHED_FILE_NAMES)('‘%s’ is unmatched', async (fileName) => {
    expect(await taken(fileName)).toBe('unmatched');
  });
});

describe('a trailer, a fragment, or a video that is far too short', () => {
  it.each(EXTRA_VIDEOS)(
    'an extra video is not matched to its title: %s %j',
    async (fileName, { caption, ...file } = {}) => {
      expect(await taken(fileName, caption, file)).toBe('unmatched');
    },
  );

  it.each(SURE_FILE_NAMES)(
    'a video of ordinary length is matched, as a cut version is: %s',
    async (fileName, title) => {
      expect(await taken(fileName, '', { seconds: 4200, bytes: 700_000_000 })).toBe(title);
    },
  );

  it('an extra video is matched by the title’s number in the caption', async () => {
    const number = String(ids.get('Alien (1979)'));
    expect(await taken('Alien.1979.Trailer.mp4', number, { seconds: 90 })).toBe('Alien (1979)');
  });

  it('an extra video is not matched by a link in the caption', async () => {
    const words = {
      caption: 'https://www.imdb.com/title/tt0078748/',
      link: { id: ids.get('Alien (1979)') ?? 0 },
    };
    const partsOf = async (file: { fileName: string; seconds?: number }) =>
      (await matchVideo(database.db, { ...words, ...file })).parts;
    expect(await partsOf({ fileName: 'x.mp4', seconds: 90 })).toBeUndefined();
    expect(await partsOf({ fileName: 'trailer.mp4' })).toBeUndefined();
    expect(await partsOf({ fileName: 'x.mp4', seconds: 7000 })).toHaveLength(1);
  });
});

describe('a caption', () => {
  const id = (name: string) => ids.get(name) ?? 0;

  it.each([
    ['VID_20240101.mp4', 'Metropolis (1927)', 'Metropolis (1927)'],
    ['VID_20240101.mp4', '🎬 La dolce vita (1960)\nRegia di Federico Fellini', 'La dolce vita (1960)'],
    ['VID_20240101.mp4', 'Dark S02E03', 'Dark (2017) 2x3'],
    ['Dark.S02E03.mkv', 'Buona visione!', 'Dark (2017) 2x3'],
    ['Dark.S03E02.mkv', 'Anno: 2020\nGenere: Thriller', 'Dark (2017) 3x2'],
    ['S02E03.mkv', 'Dark', 'Dark (2017) 2x3'],
    ['Nosferatu.1979.mkv', 'Nosferatu', 'Nosferatu (1979)'],
  ])('the caption of %s says %j: %s', async (fileName, caption, title) => {
    expect(await taken(fileName, caption)).toBe(title);
  });

  it.each([
    ['Nosferatu.1979.mkv', 'Nosferatu (2024)'],
    ['Fargo.S01E01.mkv', 'Fargo (1996)'],
    ['Dark.S01E02.mkv', 'Dark S01E03'],
    ['Alien.1979.mkv', 'Metropolis (1927)'],
    ['Alien.1979.mkv', 'The Godfather (1972)'],
  ])('a caption that contradicts %s leaves it unmatched: %j', async (fileName, caption) => {
    expect(await taken(fileName, caption)).toBe('unmatched');
  });

  it('with a title’s number counts, whatever the file is called', async () => {
    expect(await taken('Alien.1979.mkv', String(id('Metropolis (1927)')))).toBe('Metropolis (1927)');
    expect(await taken('x.mkv', `${id('Dark (2017)')} S1E4`)).toBe('Dark (2017) 1x4');
    expect(await taken('Dark.S01E05.mkv', String(id('Dark (2017)')))).toBe('Dark (2017) 1x5');
  });

  it('with a number that may be a title’s name is unmatched', async () => {
    const [taken300] = await addTestTitles(database.db, [
      { name: 'Settantasette', releaseDate: '2000-01-01' },
    ]);
    await addTestTitles(database.db, [{ name: String(taken300), releaseDate: '2001-01-01' }]);
    expect(await taken('x.mkv', String(taken300))).toBe('unmatched');
  });

  it('with a general word names a title beside its year', async () => {
    const [here] = await addTestTitles(database.db, [{ name: 'Here', releaseDate: '2024-05-17' }]);
    const partsOf = async (fileName: string, caption: string) =>
      (await matchVideo(database.db, { fileName, caption })).parts;
    for (const caption of ['Here\n📅 2024', 'Here\n2024 ‧ Dramma ‧ 1h 44m', 'Titolo: Here\nAnno: 2024'])
      expect(await partsOf('VID_20240101.mp4', caption)).toEqual([{ titleId: here }]);
    expect(await partsOf('Here.mkv', 'Anno: 2024')).toEqual([{ titleId: here }]);
    expect(await partsOf('Here.mkv', 'Anno: 1999')).toBeUndefined();
    expect(await partsOf('Here.mkv', '')).toBeUndefined();
    expect(await taken('Alien.1979.mkv', 'Here')).toBe('Alien (1979)');
  });

  it('with a link takes precedence over all names', async () => {
    const link = { id: id('Rocky (1976)') };
    const words = { fileName: 'Alien.1979.mkv', caption: 'https://www.imdb.com/title/tt0075148/', link };
    expect((await matchVideo(database.db, words)).parts).toEqual([{ titleId: link.id }]);
  });
});

describe('the question about a video', () => {
  const group = async (fileName: string, caption = '') =>
    (await matchVideo(database.db, { fileName, caption })).group;

  it.each([
    ['GOT.S01E02.mkv', '', 's:got'],
    ['Game of Thrones 1x03 ITA.avi', '', 's:game of thrones'],
    ['[Group] Cowboy Bebop - 05 [1080p].mkv', '', 's:cowboy bebop'],
    ['S02E03.mkv', 'Dinastia', 's:dinastia'],
    ['Season 2 Episode 3.mp4', '', 's:'],
    ['Nosferatu.mkv', '', 'f:nosferatu'],
    ['Nosferatu.1980.1080p.mkv', 'Buona visione!', 'f:nosferatu 1980'],
    ['x.mkv', 'Titolo Ignoto (1999)', 'f:titolo ignoto 1999'],
    ['Alien.1979.Trailer.mp4', '', 'x:extra'],
    ['Sconosciuto - Trailer ITA.mp4', '', 'x:extra'],
    ['Metropolis.1927.CD2.avi', '', 'x:part'],
    ['VID_20240101.mp4', '', 'x:unnamed'],
  ])('named %s %j is in the group %s', async (fileName, caption, key) => {
    expect(await group(fileName, caption)).toBe(key);
  });

  it('a video that is too short is in a separate group', async () => {
    const words = { fileName: 'Alien.1979.mkv', caption: '', seconds: 60 };
    expect((await matchVideo(database.db, words)).group).toBe('x:short');
  });
});

describe('suggestions', () => {
  it.each([
    ['Nosferatu.mkv', 'Nosferatu'],
    ['Rocky II.mkv', 'Rocky'],
    ['Blade.Runner.2050.mkv', 'Blade Runner'],
    ['[Group] Cowboy Bebop - 05 [1080p].mkv', 'Cowboy Bebop'],
  ])('for %s contain similar names', async (fileName, titolo) => {
    const titles = await suggestTitles(database.db, { fileName, caption: '' }, 3);
    expect(titles.map((title) => title.titolo).join()).toContain(titolo);
  });

  it.each([
    ['#Breaking_Bad #S02E04', 'Breaking Bad'],
    ['#BreakingBad #S02 #E04', 'Breaking Bad'],
    ['#BreakingBad #Stagione2 #Episodio4 #ITA', 'Breaking Bad'],
    ['#Breaking_Bad\n2x04', 'Breaking Bad'],
    ['#dark #s01e02 #ita', 'Dark'],
    ['#Alien', 'Alien'],
    ['🔥 #ITA #Blade_Runner #fantascienza', 'Blade Runner'],
  ])('for the tags %j of a video without a name contain %s', async (caption, titolo) => {
    const [first] = await suggestTitles(database.db, { fileName: 'VID_20240101.mp4', caption }, 3);
    expect(first?.titolo).toBe(titolo);
    expect(await taken('VID_20240101.mp4', caption)).toBe('unmatched');
  });

  it.each(['#film #ITA', '#avventura #horror'])('for the tags %j are empty', async (caption) => {
    expect(await suggestTitles(database.db, { fileName: 'VID_20240101.mp4', caption }, 3)).toEqual([]);
  });

  it('for an episode are series only', async () => {
    const words = { fileName: 'Fargo.2015.S01E01.mkv', caption: '' };
    const titles = await suggestTitles(database.db, words, 3);
    expect(new Set(titles.map(({ type }) => type))).toEqual(new Set(['serie']));
  });

  it('for a phone’s video are empty', async () => {
    expect(await suggestTitles(database.db, { fileName: 'VID_20240101.mp4', caption: '' }, 3)).toEqual([]);
  });
});
