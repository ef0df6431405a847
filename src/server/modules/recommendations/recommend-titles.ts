import type { Db } from '../../database/db.ts';
import { selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { genreName } from '../catalogue/title-language.ts';
import {
  type Candidate,
  findArrivals,
  findByArtists,
  findByGenres,
  findMostPlayed,
} from './find-recommendations.ts';
import type { Viewer } from './recommendable.ts';
import { type ChosenTitle, readChosenGenres, readChosenTitles } from './taste.ts';

/** Genres of a person that are considered. */
const GENRES = 3;
/** The reason of a recommendation; `of`: the person's own title that it goes with. */
type Reason =
  | { by: 'artist'; of: ChosenTitle; artist: string; role: 'regia' | 'cast' }
  | Extract<Candidate, { by: 'genre' | 'ranking' | 'arrival' }>;

export type Recommendation = { title: Title; reason: Reason };

/**
 * Titles for a person who has not watched them, each with its reason: titles of the same directors and
 * cast as their latest choices in half of the places, then the most played of their genres and of all, and the latest ones.
 */
export async function recommendTitles(db: Db, userId: string, limit: number): Promise<Recommendation[]> {
  const chosen = await readChosenTitles(db, userId);
  const choosesAdult = chosen.some(({ adult }) => adult);
  const found: Candidate[] = [];
  const add = async (find: (viewer: Viewer, limit: number) => Promise<Candidate[]>, most = limit) => {
    const places = most - found.length;
    if (places <= 0) return;
    found.push(...(await find({ userId, choosesAdult, found: found.map(({ id }) => id) }, places)));
  };
  if (chosen.length > 0) {
    await add((viewer, places) => findByArtists(db, chosen, viewer, places), limit / 2);
    await add(async (viewer, places) =>
      findByGenres(db, await readChosenGenres(db, userId, GENRES), viewer, places),
    );
  }
  await add((viewer, places) => findMostPlayed(db, viewer, places));
  await add((viewer, places) => findArrivals(db, viewer, places));
  return withTitles(db, found, chosen);
}

async function withTitles(
  db: Db,
  found: readonly Candidate[],
  chosen: readonly ChosenTitle[],
): Promise<Recommendation[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const titles = new Map(
    (await selectTitles(db).where('title.id', 'in', ids).execute()).map((title) => [title.id, title]),
  );
  return found.flatMap((one) => {
    const title = titles.get(one.id);
    const reason = reasonOf(one, chosen);
    return title && reason ? [{ title, reason }] : [];
  });
}

function reasonOf(found: Candidate, chosen: readonly ChosenTitle[]): Reason | undefined {
  if (found.by === 'genre') return { ...found, genre: genreName(found.genre) };
  if (found.by !== 'artist') return found;
  const of = chosen.find(({ id }) => id === found.because);
  return of && { ...found, of };
}
