import { parseRowId } from '../../../lib/parse-row-id.ts';
import type { TitleIds } from '../../catalogue/records/identify-titles.ts';

/** A title of the movie database: by its own number, or by IMDb's number. */
export type TmdbRef = { type: 'film' | 'serie'; id: number } | { imdb: string };

/** The movie database's words for films and series in its addresses. */
export const TMDB_PATH_NAMES = { film: 'movie', serie: 'tv' } as const;

const LINK = /themoviedb\.org\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(movie|tv)\/(\d+)/i;
const IMDB_LINK = /imdb\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?title\/(tt\d{5,12})/i;
const IMDB = /^tt\d{5,12}$/i;
const NUMBER = /^(?:(film|movie|serie|tv):)?(\d+)$/i;

/** The title that a link to the movie database or to IMDb leads to, wherever it is in a text. */
export function findTmdbRef(text: string): TmdbRef | undefined {
  const link = LINK.exec(text);
  if (link?.[2]) return numbered(link[1], link[2]);
  const imdb = IMDB_LINK.exec(text)?.[1];
  return imdb === undefined ? undefined : { imdb: imdb.toLowerCase() };
}

const TAGGED_TMDB = /(?<![\p{L}\d])tmdb(?:id)?(?:\s*[-=:]\s*|\s+)(?:(movie|tv)\s*[-/:]\s*)?(\d{1,9})(?!\d)/iu;
const TAGGED_IMDB = /(?<![\p{L}\d])(tt\d{7,9})(?![\p{L}\d])/iu;

/**
 * The title whose number is in a name or a caption, in the form of media libraries: `{tmdb-348}`,
 * `[imdbid-tt0078748]`, or `tt0078748` alone. `isTyped`: the number means one title; TMDB gives its numbers twice,
 * to films and to series.
 */
export function findTaggedRef(
  text: string,
  { isSeries }: { isSeries: boolean },
): { ref: TmdbRef; isTyped: boolean } | undefined {
  const imdb = TAGGED_IMDB.exec(text)?.[1];
  if (imdb !== undefined) return { ref: { imdb: imdb.toLowerCase() }, isTyped: true };
  const [, kind, number] = TAGGED_TMDB.exec(text) ?? [];
  const ref = number === undefined ? undefined : numbered(kind ?? (isSeries ? 'tv' : undefined), number);
  return ref && { ref, isTyped: kind !== undefined };
}

/** Reads `653` (a film), `film:653`, `serie:1396`, `tt0013442` or a link; undefined for anything else. */
export function parseTmdbRef(word: string): TmdbRef | undefined {
  if (IMDB.test(word)) return { imdb: word.toLowerCase() };
  const read = NUMBER.exec(word);
  return read?.[2] ? numbered(read[1], read[2]) : findTmdbRef(word);
}

/** The form in reports and in the state of a job: `movie:653`, `tv:1396`, `tt0013442`. */
export function formatTmdbRef(ref: TmdbRef): string {
  return 'imdb' in ref ? ref.imdb : `${TMDB_PATH_NAMES[ref.type]}:${ref.id}`;
}

/** The catalogue's ids of such a title. */
export function titleIdsOf(ref: TmdbRef): TitleIds {
  return 'imdb' in ref ? { imdbId: ref.imdb } : { type: ref.type, tmdbId: ref.id };
}

function numbered(kind: string | undefined, number: string): TmdbRef | undefined {
  const id = parseRowId(number);
  const named = kind?.toLowerCase();
  const type = named === 'tv' || named === 'serie' ? 'serie' : 'film';
  return id === undefined ? undefined : { type, id };
}
