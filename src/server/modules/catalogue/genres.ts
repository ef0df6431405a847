import { sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { nameOrder } from '../../languages/current-language.ts';
import { imageUrl, type TitleImage } from '../../lib/image-urls.ts';
import type { PageCursorCache } from '../../lib/page-cursor-cache.ts';
import { type KeysetRange, newestTitlesPage } from './newest-titles-page.ts';
import type { Paging, Title } from './title.ts';
import { genreName, storedGenreName } from './title-language.ts';

/** All-time plays of a title that nobody played in the ranking's days. */
export const SEEN_OF_UNPLAYED = sql`(case when plays = 0 then seen else 0 end)`;

/** The order of `genre_window`'s index: the most played titles, then the most seen ones of all times. */
export const GENRE_RANKING_ORDER = sql`plays desc, ${SEEN_OF_UNPLAYED} desc, title_id`;

/** Candidates for a genre's cover. */
const COVER_CANDIDATES = 8;

/**
 * The genres that have titles, by name, from an item offset on; limit 0 returns all of them. Covers are
 * chosen over the whole index, so that they do not depend on the page.
 */
export async function listGenres(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ genere: string; cover: TitleImage | null }[]> {
  const genres = chooseGenreCovers(byName(await genresWithCovers(db)));
  return genres.slice(offset, limit === 0 ? undefined : offset + limit);
}

/** The answer of `get_generi`, not from the cache. */
export async function answerGenres(
  { db, images }: Pick<RouteContext, 'db' | 'images'>,
  range: { offset: number; limit: number },
) {
  const genres = await listGenres(db, range);
  return genres.map(({ genere, cover }) => ({
    genere,
    copertina: cover && imageUrl(images.allowedHosts, cover),
  }));
}

/** Genres in the order of their translated names. */
function byName(genres: GenreCovers[]): GenreCovers[] {
  const compare = nameOrder();
  return genres
    .map((genre) => ({ ...genre, genere: genreName(genre.genere) }))
    .sort((one, other) => compare(one.genere, other.genere));
}

/** One page of a genre's titles, newest first; empty for a genre that is not there. */
export async function titlesOfGenre(
  db: Db,
  { genre, paging, cursors }: { genre: string; paging: Paging; cursors?: PageCursorCache | undefined },
): Promise<Title[]> {
  const id = await genreIdOf(db, genre);
  if (id === undefined) return [];
  const read = ({ afterCursor }: KeysetRange) => sql`
    select created_at, title_id as id from title_genre
    where genre_id = ${id} and ${afterCursor(sql`created_at`, sql`title_id`)}`;
  return newestTitlesPage(db, { titles: `genre ${id}`, read, paging, cursors });
}

/** Banner candidates: titles whose first genre it is, then the most played, then the newest. */
async function genresWithCovers(db: Db): Promise<GenreCovers[]> {
  return all<GenreCovers>(db)`
    select genre.nome as genere, array_to_json(array(
      select json_build_object('id', title.id,
        'kind', case when title.banner is null then 'copertina' else 'banner' end,
        'source', coalesce(title.banner, title.copertina))
      from (
        (select title_id, plays from genre_window
          where genre_id = genre.id and type = 'film' and plays > 0
          order by ${GENRE_RANKING_ORDER} limit ${COVER_CANDIDATES})
        union all
        (select title_id, plays from genre_window
          where genre_id = genre.id and type = 'serie' and plays > 0
          order by ${GENRE_RANKING_ORDER} limit ${COVER_CANDIDATES})
        union all
        (select title_id, 0 from title_genre
          where genre_id = genre.id order by created_at desc, title_id desc limit ${COVER_CANDIDATES})
      ) as candidate
      join title on title.id = candidate.title_id
      where coalesce(title.banner, title.copertina) is not null
      order by (title.generi[1] = genre.nome) desc, candidate.plays desc, title.id
    )) as covers
    from genre
    where exists (select from title_genre where genre_id = genre.id)
    order by genre.id`;
}

/** The id of a genre by its name in any language, or undefined when there is none. */
export async function genreIdOf(db: Db, genre: string): Promise<number | undefined> {
  return (await findGenre(db, await catalogueGenre(db, genre)))?.id;
}

/** A genre's name in the catalogue by its name in any language; an existing genre of exactly this name keeps it. */
export async function catalogueGenre(db: Db, name: string): Promise<string> {
  const stored = storedGenreName(name);
  return stored !== name && (await findGenre(db, name)) ? name : stored;
}

const findGenre = (db: Db, nome: string) =>
  db.selectFrom('genre').select('id').where('nome', '=', nome).executeTakeFirst();

/** Ids of the genres with these names in any language; unknown names are ignored. */
export async function genreIdsOf(db: Db, names: readonly string[]): Promise<number[]> {
  const stored = [...new Set([...names, ...names.map(storedGenreName)])];
  const rows = await db.selectFrom('genre').select('id').where('nome', 'in', stored).execute();
  return rows.map((row) => row.id);
}

/** A genre with candidate covers, the best first. */
type GenreCovers = { genere: string; covers: readonly TitleImage[] };

/**
 * Chooses a cover for each genre: the first that no genre before uses, else the first that differs from the
 * neighbour's.
 */
export function chooseGenreCovers(
  genres: readonly GenreCovers[],
): { genere: string; cover: TitleImage | null }[] {
  const taken = new Set<string>();
  let neighbour: string | undefined;
  return genres.map(({ genere, covers }) => {
    const cover =
      covers.find(({ source }) => !taken.has(source)) ??
      covers.find(({ source }) => source !== neighbour) ??
      covers[0];
    if (cover) taken.add(cover.source);
    neighbour = cover?.source;
    return { genere, cover: cover ?? null };
  });
}
