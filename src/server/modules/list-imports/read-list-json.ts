import * as v from 'valibot';
import { JsonArrayError, type JsonItem, readJsonItems } from '../../import/read-json.ts';
import { episodeIn, idIn, imdbIdIn, momentIn, nameIn, yearIn } from './entry-fields.ts';
import { ListEntries, type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';

const id = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const text = v.fallback(v.nullish(v.string()), null);
const number = v.fallback(v.nullish(v.number()), null);
const title = v.object({
  title: v.fallback(v.nullish(v.string()), ''),
  year: number,
  ids: v.fallback(v.object({ imdb: text, tmdb: id }), { imdb: null, tmdb: null }),
});
const episodes = v.fallback(
  v.array(v.object({ number, episodes: v.fallback(v.array(v.object({ number })), []) })),
  [],
);

/** An item of Trakt's export: of the history, of what was watched or rated, of the watchlist and other lists. */
const item = v.object({
  type: text,
  watched_at: text,
  last_watched_at: text,
  rated_at: text,
  listed_at: text,
  movie: v.optional(title),
  show: v.optional(title),
  episode: v.optional(v.object({ season: number, number })),
  seasons: v.optional(episodes, []),
});
type Item = v.InferOutput<typeof item>;

/** Reads a JSON file of Trakt's export to its end. Throws a `ListFileError`. */
export async function readListJson(bytes: AsyncIterable<Uint8Array>): Promise<ParsedList> {
  const entries = new ListEntries();
  let skipped = 0;
  let isWatched = false;
  for await (const { row, value } of valuesOf(bytes)) {
    const read = v.safeParse(item, value, { abortEarly: true });
    if (!read.success) throw new ListFileError('bad row', row);
    isWatched ||= Boolean(read.output.watched_at ?? read.output.last_watched_at ?? read.output.rated_at);
    const entry = entryOf(read.output, row);
    if (entry) entries.add(entry);
    else skipped += 1;
  }
  return { entries: entries.toArray(), skipped, target: isWatched ? 'visti' : null };
}

async function* valuesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ row: number; value: unknown }> {
  try {
    for await (const one of readJsonItems(bytes)) {
      if (one.number > MAX_ROWS) throw new ListFileError('too many rows');
      yield { row: one.number, value: valueOf(one) };
    }
  } catch (error) {
    throw error instanceof JsonArrayError ? faultOf(error.number, 'unreadable') : error;
  }
}

function valueOf({ number: row, text: json }: JsonItem): unknown {
  if (json === undefined) throw faultOf(row, 'large row');
  try {
    return JSON.parse(json);
  } catch {
    throw faultOf(row, 'unreadable');
  }
}

/** A file that is wrong from its first item is no list at all. */
function faultOf(row: number, kind: 'unreadable' | 'bad row' | 'large row'): ListFileError {
  return row === 1 && kind !== 'large row' ? new ListFileError('no list') : new ListFileError(kind, row);
}

/** Undefined for what is neither a film nor a series, like a person or a whole season. */
function entryOf(read: Item, row: number): ListEntry | undefined {
  const { movie, show, type } = read;
  const about = movie ?? show;
  if (!about && type !== null && type !== undefined && !/^(?:movie|show|episode)$/.test(type))
    return undefined;
  if (!about) throw faultOf(row, 'bad row');
  if (type === 'season') return undefined;
  const name = nameIn(about.title ?? '');
  const [tmdbId, imdbId] = [idIn(about.ids.tmdb), imdbIdIn(about.ids.imdb)];
  if (name === '' && tmdbId === null && imdbId === null) throw new ListFileError('bad row', row);
  return {
    type: movie ? 'film' : 'serie',
    name,
    originalName: name,
    year: yearIn(about.year),
    tmdbId,
    imdbId,
    at: momentIn(read.watched_at ?? read.last_watched_at ?? read.rated_at ?? read.listed_at),
    episodes: movie ? null : episodesOf(read),
  };
}

function episodesOf({ episode, seasons }: Item): ListEntry['episodes'] {
  const one = episode && episodeIn(episode.season, episode.number);
  if (one) return [one];
  const all = seasons.flatMap(({ number: season, episodes: watched }) =>
    watched.flatMap(({ number: each }) => {
      const pair = episodeIn(season, each);
      return pair ? [pair] : [];
    }),
  );
  return all.length > 0 ? all : null;
}
