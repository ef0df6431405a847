import * as v from 'valibot';
import { readJson } from '../../import/read-json.ts';
import { episodeIn, idIn, imdbIdIn, momentIn, nameIn, yearIn } from './entry-fields.ts';
import { addEntry, type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';

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
  const entries = new Map<string, ListEntry>();
  let skipped = 0;
  let row = 0;
  let isWatched = false;
  for await (const parsed of readJson(bytes)) {
    row += 1;
    if (row > MAX_ROWS) throw new ListFileError('too many rows');
    if ('fault' in parsed) throw faultOf(row, 'unreadable');
    const read = v.safeParse(item, parsed.value);
    if (!read.success) throw new ListFileError('bad row', row);
    isWatched ||= Boolean(read.output.watched_at ?? read.output.last_watched_at ?? read.output.rated_at);
    const entry = entryOf(read.output, row);
    if (entry) addEntry(entries, entry);
    else skipped += 1;
  }
  return { entries: [...entries.values()], skipped, target: isWatched ? 'visti' : null };
}

/** A file that is wrong from its first item is no list at all. */
function faultOf(row: number, kind: 'unreadable' | 'bad row'): ListFileError {
  return row === 1 ? new ListFileError('no list') : new ListFileError(kind, row);
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
