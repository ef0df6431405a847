import * as v from 'valibot';
import { RemoteServiceError } from '../http/remote-service.ts';
import type { ImportRow } from '../import-row.ts';
import type { JellyfinClient } from './jellyfin-client.ts';
import {
  type JellyfinEpisode,
  type JellyfinTitle,
  jellyfinEpisodeSchema,
  jellyfinTitleSchema,
} from './jellyfin-schemas.ts';
import type { Library } from './libraries.ts';
import { type JellyfinServer, mapJellyfinTitle } from './map-jellyfin-title.ts';

const FIELDS = [
  'ProviderIds',
  'Overview',
  'Genres',
  'People',
  'OriginalTitle',
  'DateCreated',
  'RemoteTrailers',
  'ChildCount',
  'MediaSources',
];

/** What names an item in errors, however invalid the rest of it. */
const namedItemSchema = v.fallback(v.object({ Id: v.string(), Name: v.fallback(v.string(), '') }), {
  Id: '?',
  Name: '',
});

type Options = {
  /** The server's public URL, if different. */
  publicRoot?: string | undefined;
  /** Called with the number of titles in a library. */
  onLibrary?: (library: Library, total: number) => void;
};

/** The films and series of libraries, with the page of each film and episode as its video. */
export async function* jellyfinRows(
  jellyfin: JellyfinClient,
  libraries: readonly Library[],
  { publicRoot = jellyfin.root, onLibrary }: Options = {},
): AsyncGenerator<ImportRow> {
  const server = { serverId: jellyfin.serverId, root: jellyfin.root, publicRoot };
  for (const library of libraries) {
    const query = {
      ParentId: library.id,
      IncludeItemTypes: 'Movie,Series',
      // A server that groups films into collections would give these in their place.
      CollapseBoxSetItems: false,
      Fields: FIELDS.join(),
      SortBy: 'SortName',
    };
    let isReported = false;
    for await (const { item, total } of jellyfin.items(query)) {
      if (!isReported) onLibrary?.(library, total);
      isReported = true;
      yield await importRowOf(jellyfin, item, server);
    }
  }
}

async function importRowOf(
  jellyfin: JellyfinClient,
  item: unknown,
  server: JellyfinServer,
): Promise<ImportRow> {
  const { Id: id, Name: name } = v.parse(namedItemSchema, item);
  const location = `jellyfin:${id}${name && ` ${name}`}`;
  const title = v.safeParse(jellyfinTitleSchema, item);
  if (!title.success) {
    const [issue] = title.issues;
    return { location, fault: `answered in another shape: ${v.getDotPath(issue)} ${issue.message}` };
  }
  try {
    return {
      location,
      value: mapJellyfinTitle(title.output, await episodesOf(jellyfin, title.output), server),
    };
  } catch (error) {
    if (!(error instanceof RemoteServiceError) || error.failure === 'refused') throw error;
    return { location, fault: `could not fetch its episodes: ${error.message}` };
  }
}

/** The available episodes; a series also lists missing ones. */
async function episodesOf(
  jellyfin: JellyfinClient,
  { Id: id, Type: type }: JellyfinTitle,
): Promise<JellyfinEpisode[]> {
  if (type === 'Movie') return [];
  const episodes: JellyfinEpisode[] = [];
  const query = {
    ParentId: id,
    IncludeItemTypes: 'Episode',
    ExcludeLocationTypes: 'Virtual',
    Fields: 'MediaSources',
  };
  for await (const { item } of jellyfin.items(query)) {
    const read = v.safeParse(jellyfinEpisodeSchema, item);
    if (read.success && read.output.LocationType !== 'Virtual') episodes.push(read.output);
  }
  return episodes;
}
