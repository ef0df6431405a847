import * as v from 'valibot';
import { JsonArrayError, type JsonItem, readJsonItems } from '../../import/read-json.ts';
import { episodeIn, idIn, imdbIdIn, momentIn, nameIn, yearIn } from './entry-fields.ts';
import { ListEntries, type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';

const id = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const text = v.fallback(v.nullish(v.string()), null);
const number = v.fallback(v.nullish(v.number()), null);
const title = v.object({
  title: text,
  year: v.fallback(v.nullish(v.union([v.string(), v.number()])), null),
  ids: v.fallback(v.object({ imdb: text, tmdb: id }), { imdb: null, tmdb: null }),
});
const numbered = v.fallback(v.object({ number }), { number: null });
const episodes = v.array(
  v.fallback(v.object({ number, episodes: v.fallback(v.array(numbered), []) }), {
    number: null,
    episodes: [],
  }),
);

/** An item of Trakt's export: of the history, of what was watched or rated, of the watchlist and other lists. */
const item = v.object({
  type: text,
  watched_at: text,
  last_watched_at: text,
  rated_at: text,
  listed_at: text,
  movie: v.fallback(v.optional(title), undefined),
  show: v.fallback(v.optional(title), undefined),
  episode: v.fallback(v.optional(v.object({ season: number, number })), undefined),
  seasons: v.fallback(v.optional(episodes, []), []),
});
type Item = v.InferOutput<typeof item>;

/** Reads a JSON file of Trakt's export to its end. Throws a `ListFileError`. */
export async function readListJson(bytes: AsyncIterable<Uint8Array>): Promise<ParsedList> {
  const entries = new ListEntries();
  let isWatched = false;
  for await (const { row, value } of valuesOf(bytes)) {
    const read = v.safeParse(item, value);
    if (value === undefined) entries.refuse({ row, name: '', why: 'long' });
    else if (!read.success) entries.refuse({ row, name: '', why: 'no title' });
    else {
      isWatched ||= Boolean(read.output.watched_at ?? read.output.last_watched_at ?? read.output.rated_at);
      addItem(entries, read.output, row);
    }
  }
  const list = entries.toList(true, null);
  if (list.entries.length === 0 && list.skipped === 0 && list.notes.refused > 0)
    throw new ListFileError('no list');
  return { ...list, target: isWatched ? 'visti' : null };
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
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw faultOf(row, 'unreadable');
  }
}

/** A file that is wrong from its first item is no list at all. */
function faultOf(row: number, kind: 'unreadable'): ListFileError {
  return row === 1 ? new ListFileError('no list') : new ListFileError(kind, row);
}

function addItem(entries: ListEntries, read: Item, row: number): void {
  const { movie, show, type } = read;
  const about = movie ?? show;
  const name = nameIn(about?.title ?? '');
  const kind = type ?? 'movie';
  // A person, or a whole season.
  if (!/^(?:movie|show|episode)$/.test(kind)) entries.skip({ row, name: name || kind });
  else if (!about) entries.refuse({ row, name, why: 'no title' });
  else {
    const [tmdbId, imdbId] = [idIn(about.ids.tmdb), imdbIdIn(about.ids.imdb)];
    const at = momentIn(read.watched_at ?? read.last_watched_at ?? read.rated_at ?? read.listed_at);
    const episodes = movie ? null : episodesOf(read);
    if (name === '' && tmdbId === null && imdbId === null) entries.refuse({ row, name, why: 'no title' });
    else if (kind === 'episode' && !episodes) entries.skip({ row, name });
    else {
      const known = { name, originalName: name, year: yearIn(about.year), tmdbId, imdbId, at, episodes };
      entries.add({ type: movie ? 'film' : 'serie', ...known });
    }
  }
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
