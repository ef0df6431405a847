import { seededRandom } from '../../../packages/demo-catalogue/seeded-random.ts';
import type { TitleRecord } from '../../../src/server/modules/catalogue/rules/title-record.ts';

/** Rare and frequent ones as in a movie database, by their share in a hundred titles. */
const FILM_GENRES = {
  Dramma: 28,
  Commedia: 20,
  Documentario: 15,
  Animazione: 7,
  Horror: 6,
  Romance: 6,
  Thriller: 5,
  Azione: 5,
  Crime: 4,
  Famiglia: 4,
  Avventura: 3,
  Fantascienza: 3,
  Fantasy: 2,
  Storia: 1.5,
  Guerra: 1,
  Western: 0.5,
  Mistero: 0.3,
  Musica: 0.05,
};
const SERIES_GENRES = {
  Dramma: 26,
  Commedia: 20,
  Documentario: 12,
  'Action & Adventure': 8,
  Crime: 8,
  'Sci-Fi & Fantasy': 7,
  Animazione: 9,
  Famiglia: 4,
  Mistero: 3,
  Soap: 2,
  News: 0.5,
  'War & Politics': 0.05,
  Western: 0.05,
};
const PLOT = 'Qualcuno torna dove tutto era cominciato, e trova la porta aperta. '.repeat(6);
const SYLLABLES =
  'ba be bi bo ca ce chi co da de di do fa fe fi fo ga ghe la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to va ve vi vo stra tri gra glia'.split(
    ' ',
  );
const MADE_UP_WORDS = 25_000;
const DAY_MS = 86_400_000;

/** A random number from 0 to 1 at each call, the same ones in every run. */
function randomNumbers(seed: string): () => number {
  const random = seededRandom(seed);
  return () => random.between(0, 1);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Draws words, the first ones of the vocabulary most often (Zipf): real ones, then made-up ones. */
function wordsFrom(texts: readonly string[], random: () => number): (count: number) => string {
  const real = [
    ...new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)).filter((word) => word.length > 1)),
  ];
  const part = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  const madeUp = Array.from({ length: MADE_UP_WORDS }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, part).join(''),
  );
  const words = [...real, ...madeUp];
  return (count) =>
    Array.from({ length: count }, () => capital(words[Math.floor(words.length ** random()) - 1] ?? '')).join(
      ' ',
    );
}

/** So many titles that fill a catalogue like a movie database's. */
export function* generateTitles(count: number, demo: readonly TitleRecord[]) {
  const random = randomNumbers('titles');
  const words = wordsFrom(
    demo.map(({ titolo }) => titolo),
    random,
  );
  const now = Date.now();
  for (let n = 1; n <= count; n += 1) {
    const type = n % 5 ? 'film' : 'serie';
    yield {
      origin: `bench:${n}`,
      type,
      titolo: words(1 + Math.floor(random() * 4)),
      ...(n % 2 && { titolo_originale: words(1 + Math.floor(random() * 4)) }),
      trama: PLOT,
      generi: someGenres(type === 'film' ? FILM_GENRES : SERIES_GENRES, random),
      data_uscita: new Date(now - 110 * 365 * DAY_MS * random() ** 2.5).toISOString().slice(0, 10),
      durata: type === 'film' ? minutes(random) : 1 + Math.floor(8 * random() ** 2),
      adult: n % 50 === 0,
      copertina: `https://image.tmdb.org/t/p/w780/${n}.jpg`,
      banner: `https://image.tmdb.org/t/p/w1280/${n}.jpg`,
      trailer: `https://www.youtube.com/watch?v=${n}`,
      tmdb_id: n,
      created_at: new Date(now - 1000 * DAY_MS * random()).toISOString(),
    };
  }
}

function someGenres(shares: Record<string, number>, random: () => number): string[] {
  const names = Object.keys(shares).filter((name) => random() * 55 < (shares[name] ?? 0));
  const [frequent = 'Dramma'] = Object.keys(shares).slice(Math.floor(3 * random()));
  return names.length > 0 ? names : [frequent];
}

function minutes(random: () => number): number {
  const kind = random();
  if (kind < 0.12) return 3 + Math.floor(28 * random());
  if (kind < 0.2) return 31 + Math.floor(30 * random());
  return kind < 0.92 ? 61 + Math.floor(60 * random()) : 121 + Math.floor(90 * random());
}

/** This many film-makers, each with a different name. */
export function* generateFilmPeople(count: number, demo: readonly TitleRecord[]) {
  const random = randomNumbers('film people');
  const words = wordsFrom(
    demo.flatMap(({ registi, interpreti }) => [...registi, ...interpreti]),
    random,
  );
  const seen = new Set<string>();
  while (seen.size < count) {
    const nome = words(2 + Math.floor(1.2 * random()));
    if (seen.has(nome)) continue;
    seen.add(nome);
    yield { nome };
  }
}
