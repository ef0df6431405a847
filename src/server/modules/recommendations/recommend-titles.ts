import { type Db, all } from '../../database/db.ts';
import { selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { genreName } from '../catalogue/title-language.ts';
import { type Viewer, isRecommendable } from './recommendable.ts';
import { type ChosenGenre, type ChosenTitle, readChosenGenres, readChosenTitles } from './taste.ts';
import { GENRE_RANKING_ORDER } from '../catalogue/genres.ts';
import { visibleTo } from '../catalogue/visible-to.ts';

/** Artists whose titles are considered, and titles of each; rows of a ranking that are considered. */
const MAX_ARTISTS = 12;
const MAX_OF_ARTIST = 20;
const MAX_RANKED = 100;
/** The number of a title's directors and cast that count. */
const LEADING = 3;
/** The latest titles whose artists are considered. */
const RECENT = 10;
/** Minimum plays for "much played". */
const MANY_PLAYS = 5;
const RANKING_DAYS = 30;

/** A title and the reasons for it. */
type Candidate = {
  id: number;
} & (
  | { by: 'artist'; artist: string; role: 'regia' | 'cast'; because: number }
  | { by: 'genre'; genre: string; isMuchPlayed: boolean }
  | { by: 'ranking' }
  | { by: 'arrival' }
);

/**
 * Titles by the directors and with the cast of titles that a person saw or liked lately, those with most of them
 * first.
 */
async function findByArtists(
  db: Db,
  chosen: readonly ChosenTitle[],
  viewer: Viewer,
  limit: number,
): Promise<Candidate[]> {
  const recent = chosen.filter(({ choice }) => choice !== 'wanted').slice(0, RECENT);
  return all<Extract<Candidate, { by: 'artist' }>>(db)`
    with known as (
      select artist_id, count(*) as titles, (array_agg(title_id order by place))[1] as because
      from unnest(${recent.map(({ id }) => id)}::int[]) with ordinality as one(title_id, place)
      join credit using (title_id) where position < ${LEADING}
      group by artist_id order by count(*) desc, min(place), artist_id limit ${MAX_ARTISTS}
    ), further as (
      select own.title_id, sum(titles) as weight, (array_agg(
          json_build_object('id', artist_id, 'role', role, 'because', because) order by titles desc, role desc, artist_id
        ))[1] as artist
      from known cross join lateral (
        select title_id, role from credit where credit.artist_id = known.artist_id and position < ${LEADING}
        order by title_id desc limit ${MAX_OF_ARTIST}
      ) as own group by own.title_id order by sum(titles) desc, own.title_id desc
    )
    select title.id, 'artist' as by, nome as artist, further.artist ->> 'role' as role,
      (further.artist ->> 'because')::int as because
    from further join title on title.id = title_id and ${isRecommendable(viewer)}
    join artist on artist.id = (further.artist ->> 'id')::int
    order by weight desc, title_id desc limit ${limit}`;
}

/** The most played titles of a person's genres, each in turn. */
async function findByGenres(
  db: Db,
  genres: readonly ChosenGenre[],
  viewer: Viewer,
  limit: number,
): Promise<Candidate[]> {
  return all<Extract<Candidate, { by: 'genre' }>>(db)`
    with chosen as (
      select * from unnest(${genres.map(({ id }) => id)}::int[], ${genres.map(({ name }) => name)}::text[])
        with ordinality as one(genre_id, genre, place)
    ), ranked as (
      select chosen.*, most.*, row_number() over (partition by place order by plays desc, seen desc, title_id) as rank
      from chosen cross join unnest(array['film', 'serie']) as type cross join lateral (
        select title_id, plays, seen from (
          select title_id, plays, seen from genre_window
          where genre_window.genre_id = chosen.genre_id and genre_window.type = type.type
          order by ${GENRE_RANKING_ORDER} limit ${MAX_RANKED}
        ) as ranking join title on title.id = title_id and ${isRecommendable(viewer)}
        order by ${GENRE_RANKING_ORDER} limit ${limit}
      ) as most
    ), best as (
      select distinct on (title_id) * from ranked order by title_id, rank, place
    )
    select title_id as id, 'genre' as by, genre, plays >= ${MANY_PLAYS} as "isMuchPlayed"
    from best order by rank, place limit ${limit}`;
}

/** The most played titles, the same for everybody. */
async function findMostPlayed(db: Db, viewer: Viewer, limit: number): Promise<Candidate[]> {
  return all<Extract<Candidate, { by: 'ranking' }>>(db)`
    select most.title_id as id, 'ranking' as by
    from unnest(array['film', 'serie']) as type cross join lateral (
      select title_id, plays from play_window
      where period = ${RANKING_DAYS} and play_window.type = type.type and plays >= ${MANY_PLAYS}
      order by plays desc, title_id limit ${MAX_RANKED}
    ) as most join title on title.id = most.title_id and ${isRecommendable(viewer)}
    order by most.plays desc, most.title_id limit ${limit}`;
}

/** The latest titles, the same for everybody. */
async function findArrivals(db: Db, viewer: Viewer, limit: number): Promise<Candidate[]> {
  return all<Extract<Candidate, { by: 'arrival' }>>(db)`
    select title.id, 'arrival' as by
    from (select id from title where ${visibleTo('lists')} order by created_at desc, id desc limit ${MAX_RANKED}) as latest
    join title using (id) where ${isRecommendable(viewer)}
    order by created_at desc, title.id desc limit ${limit}`;
}

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
