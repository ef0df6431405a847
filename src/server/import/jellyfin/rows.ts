import * as v from 'valibot';
import { ForeignError } from '../http/foreign-error.ts';
import type { ImportRow } from '../import-row.ts';
import type { Jellyfin } from './client.ts';
import type { Library } from './libraries.ts';
import { mapJellyfin, type Place } from './map-title.ts';
import { type JellyfinEpisode, type JellyfinTitle, jellyfinEpisode, jellyfinTitle } from './shapes.ts';

const FIELDS = [
  'ProviderIds',
  'Overview',
  'Genres',
  'People',
  'OriginalTitle',
  'DateCreated',
  'RemoteTrailers',
  'ChildCount',
];

/** What we know of an item before its shape is known. */
const known = v.fallback(v.object({ Id: v.string(), Name: v.fallback(v.string(), '') }), {
  Id: '?',
  Name: '',
});

type Options = {
  /** Where people reach the server, if not where we do. */
  publicRoot?: string | undefined;
  /** Hears how many titles a library has. */
  onLibrary?: (library: Library, total: number) => void;
};

/** The films and series of libraries, with the page of each film and episode as its source. */
export async function* jellyfinRows(
  jellyfin: Jellyfin,
  libraries: readonly Library[],
  { publicRoot = jellyfin.root, onLibrary }: Options = {},
): AsyncGenerator<ImportRow> {
  const place = { serverId: jellyfin.serverId, root: jellyfin.root, publicRoot };
  for (const library of libraries) {
    const query = {
      ParentId: library.id,
      IncludeItemTypes: 'Movie,Series',
      // A server that groups films into collections would give these in their place.
      CollapseBoxSetItems: false,
      Fields: FIELDS.join(),
      SortBy: 'SortName',
    };
    let told = false;
    for await (const { item, total } of jellyfin.items(query)) {
      if (!told) onLibrary?.(library, total);
      told = true;
      yield await rowOf(jellyfin, item, place);
    }
  }
}

async function rowOf(jellyfin: Jellyfin, item: unknown, place: Place): Promise<ImportRow> {
  const { Id: id, Name: name } = v.parse(known, item);
  const where = `jellyfin:${id}${name && ` ${name}`}`;
  const title = v.safeParse(jellyfinTitle, item);
  if (!title.success) {
    const [issue] = title.issues;
    return { place: where, fault: `answered in another shape: ${v.getDotPath(issue)} ${issue.message}` };
  }
  try {
    return {
      place: where,
      value: mapJellyfin(title.output, await episodesOf(jellyfin, title.output), place),
    };
  } catch (error) {
    if (!(error instanceof ForeignError) || error.failure === 'refused') throw error;
    return { place: where, fault: `its episodes cannot be had: ${error.message}` };
  }
}

/** The episodes that are there; a series also lists those that are missing. */
async function episodesOf(
  jellyfin: Jellyfin,
  { Id: id, Type: type }: JellyfinTitle,
): Promise<JellyfinEpisode[]> {
  if (type === 'Movie') return [];
  const episodes: JellyfinEpisode[] = [];
  const query = { ParentId: id, IncludeItemTypes: 'Episode', ExcludeLocationTypes: 'Virtual' };
  for await (const { item } of jellyfin.items(query)) {
    const read = v.safeParse(jellyfinEpisode, item);
    if (read.success && read.output.LocationType !== 'Virtual') episodes.push(read.output);
  }
  return episodes;
}
