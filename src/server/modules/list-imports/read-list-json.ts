import * as v from 'valibot';
import { decodedTexts } from '../../lib/decoded-texts.ts';
import { isNoTitle, titleKindOf } from '../catalogue/rules/title-kind.ts';
import { JsonArrayError, type JsonItem, readJsonItems } from '../imports/read-json.ts';
import { episodeIn, idIn, imdbIdIn, momentIn, nameIn, yearIn } from './entry-fields.ts';
import { ListEntries, type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';
import { saidByMark, saidByStatus } from './watched-words.ts';

const id = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const text = v.fallback(v.nullish(v.string()), null);
const number = id;
/** Undefined where it says neither. */
const flag = v.pipe(
  v.fallback(v.nullish(v.union([v.boolean(), v.number(), v.string()])), null),
  v.transform((mark) => {
    const said = saidByMark(String(mark ?? ''));
    return said === 'watched' || (said === 'not yet' ? false : undefined);
  }),
);
const ids = v.object({ imdb: text, tmdb: id });
const NO_IDS = { imdb: null, tmdb: null };
const title = v.object({ title: text, year: id, ids: v.fallback(ids, NO_IDS) });
const numbered = v.fallback(v.object({ number, is_watched: flag, plays: flag, watched_at: text }), {
  number: null,
  is_watched: undefined,
  plays: undefined,
  watched_at: null,
});
const episodes = v.array(
  v.fallback(v.object({ number, episodes: v.fallback(v.array(numbered), []) }), {
    number: null,
    episodes: [],
  }),
);

/**
 * An item of an export: Trakt's history, watched or rated titles, watchlist and other lists; Simkl's back-up; TV
 * Time's, whose titles have no object around them.
 */
const item = v.object({
  type: text,
  watched_at: text,
  last_watched_at: text,
  rated_at: text,
  listed_at: text,
  collected_at: text,
  last_collected_at: text,
  added_to_watchlist_at: text,
  created_at: text,
  status: text,
  is_watched: flag,
  /** Per cent of a title that was left midway. */
  progress: v.fallback(v.optional(v.number()), undefined),
  anime_type: text,
  title: text,
  year: id,
  id: v.fallback(v.optional(ids), undefined),
  ids: v.fallback(v.optional(ids), undefined),
  movie: v.fallback(v.optional(title), undefined),
  show: v.fallback(v.optional(title), undefined),
  episode: v.fallback(v.optional(v.object({ season: number, number })), undefined),
  seasons: v.fallback(v.optional(episodes), undefined),
});
type Item = v.InferOutput<typeof item>;

/** Reads a JSON file of Trakt, Simkl or TV Time to its end. Throws a `ListFileError`. */
export async function readListJson(bytes: AsyncIterable<Uint8Array>): Promise<ParsedList> {
  const entries = new ListEntries();
  let isWatched = false;
  // Its items have neither.
  let isTrakt = true;
  for await (const { row, value } of valuesOf(bytes)) {
    const read = v.safeParse(item, value);
    if (value === undefined) entries.refuse({ row, name: '', why: 'long' });
    else if (!read.success) entries.refuse({ row, name: '', why: 'no title' });
    else {
      isWatched ||= watchedAt(read.output) !== null;
      isTrakt &&= read.output.status == null && read.output.title == null;
      addItem(entries, read.output, row);
    }
  }
  const list = entries.toList(isTrakt, null);
  if (list.entries.length === 0 && list.skipped === 0 && list.notes.refused > 0)
    throw new ListFileError('no list');
  return { ...list, target: isWatched ? 'visti' : null };
}

/** True if a JSON file is another service's list: one of its items has a title in a service's form. */
export async function isListJson(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  try {
    for await (const { value } of valuesOf(bytes)) {
      const read = v.safeParse(item, value);
      if (read.success && Object.values(titlesOf(read.output)).some(Boolean)) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof ListFileError) return false;
    throw error;
  }
}

/** The items of a JSON file; undefined for one that is too long or too deep. Throws a `ListFileError`. */
export async function* valuesOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ row: number; value: unknown }> {
  try {
    for await (const one of itemsOf(bytes)) {
      if (one.number > MAX_ROWS) throw new ListFileError('too many rows');
      yield { row: one.number, value: valueOf(one) };
    }
  } catch (error) {
    throw error instanceof JsonArrayError ? faultOf(error.number, 'unreadable') : error;
  }
}

/** The items of an array, or of all arrays of the object that is around them. */
async function* itemsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonItem> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const whole = async function* () {
    yield* chunks;
  };
  let head = '';
  for await (const text of decodedTexts(whole())) {
    head = text.replace(/^[\s\uFEFF]+/, '');
    if (head !== '') break;
  }
  if (!head.startsWith('{')) return yield* readJsonItems(whole());
  let all = '';
  for await (const text of decodedTexts(whole())) all += text;
  for (const [index, text] of itemsOfObject(all).entries()) yield { number: index + 1, text };
  return undefined;
}

/** Throws if the text is not an object with items, or is nested too deeply to be written again. */
function itemsOfObject(text: string): string[] {
  let items: string[] = [];
  try {
    const { output } = v.safeParse(v.looseObject({}), JSON.parse(text.replace(/^\uFEFF/, '')));
    const lists = Object.values(Object(output)).filter((one): one is unknown[] => Array.isArray(one));
    items = lists.flat().map((item) => JSON.stringify(item));
  } catch {
    throw faultOf(1, 'unreadable');
  }
  if (items.length === 0) throw faultOf(1, 'unreadable');
  return items;
}

function valueOf({ number: row, text: json }: JsonItem): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    throw faultOf(row, 'unreadable');
  }
}

/** A file that is wrong from its first item is not a list at all. */
function faultOf(row: number, kind: 'unreadable'): ListFileError {
  return row === 1 ? new ListFileError('no list') : new ListFileError(kind, row);
}

function addItem(entries: ListEntries, read: Item, row: number): void {
  const { movie, show } = titlesOf(read);
  const about = movie ?? show;
  const name = nameIn(about?.title ?? '');
  const word = read.type ?? 'movie';
  const kind = titleKindOf(word);
  // A person, or a whole season.
  if (isNoTitle(word) || (!kind && !about)) entries.skip({ row, name: name || nameIn(word) });
  else if (!about) entries.refuse({ row, name, why: 'no title' });
  else {
    const [tmdbId, imdbId] = [idIn(about.ids.tmdb), imdbIdIn(about.ids.imdb)];
    const at = momentIn(watchedAt(read) ?? listedAt(read));
    const episodes = movie ? null : episodesOf(read);
    if (name === '' && tmdbId === null && imdbId === null) entries.refuse({ row, name, why: 'no title' });
    else if (kind === 'episode' && !episodes) entries.skip({ row, name });
    else {
      const known = { name, originalName: name, year: yearIn(about.year), tmdbId, imdbId, at, episodes };
      const entry: ListEntry = { type: movie ? 'film' : 'serie', ...known };
      if (saidByStatus(read.status) === 'unknown') entries.doubt(nameIn(read.status ?? ''));
      if (isUnwatched(read)) entries.plan({ row }, entry);
      else entries.add(entry);
    }
  }
}

/** A title by its kind; of Simkl's anime some are films. */
function titlesOf({ type, movie, show, title: name, year, id: one, ids: others, seasons, anime_type }: Item) {
  if (anime_type === 'movie' && show) return { movie: show };
  if (movie ?? show) return { movie, show };
  const ids = one ?? others;
  if (name == null || !ids) return {};
  const own = { title: name, year, ids };
  return seasons || titleKindOf(type ?? '') === 'serie' ? { show: own } : { movie: own };
}

function watchedAt({ watched_at, last_watched_at, rated_at, seasons = [] }: Item): string | null {
  const days = seasons.flatMap(({ episodes: all }) => all.flatMap((one) => one.watched_at ?? []));
  return watched_at ?? last_watched_at ?? rated_at ?? days.toSorted().at(-1) ?? null;
}

function listedAt(read: Item): string | null {
  const { listed_at, collected_at, last_collected_at, added_to_watchlist_at, created_at } = read;
  return listed_at ?? collected_at ?? last_collected_at ?? added_to_watchlist_at ?? created_at ?? null;
}

/** Trakt counts a title as watched from so many per cent on. */
const WATCHED_FROM = 80;

const isEpisodeUnwatched = ({ is_watched, plays }: v.InferOutput<typeof numbered>) =>
  (is_watched ?? plays) === false;

/** True if an item says that nothing of it is watched. */
function isUnwatched({ status, is_watched, seasons, progress = 100 }: Item): boolean {
  const all = seasons?.flatMap((season) => season.episodes) ?? [];
  return (
    saidByStatus(status) === 'not yet' ||
    is_watched === false ||
    progress < WATCHED_FROM ||
    (all.length > 0 && all.every(isEpisodeUnwatched))
  );
}

function episodesOf({ episode, seasons = [] }: Item): ListEntry['episodes'] {
  const one = episode && episodeIn(episode.season, episode.number);
  if (one) return [one];
  const all = seasons.flatMap(({ number: season, episodes: watched }) =>
    watched.flatMap((one) => {
      const pair = isEpisodeUnwatched(one) ? undefined : episodeIn(season, one.number);
      return pair ? [pair] : [];
    }),
  );
  return all.length > 0 ? all : null;
}
