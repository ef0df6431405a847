import * as v from 'valibot';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { ImportRow } from '../import-row.ts';
import { possibleRecord } from '../remote-record.ts';
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

/** An item's name for errors, even if the rest of it is invalid. */
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
      yield* importRowsOf(jellyfin, item, server);
    }
  }
}

async function* importRowsOf(
  jellyfin: JellyfinClient,
  item: unknown,
  server: JellyfinServer,
): AsyncGenerator<ImportRow> {
  const { Id: id, Name: name } = v.parse(namedItemSchema, item);
  const location = `jellyfin:${id}${name && ` ${name}`}`;
  const title = v.safeParse(jellyfinTitleSchema, item);
  if (!title.success) {
    const [issue] = title.issues;
    yield { location, fault: `answered in another shape: ${v.getDotPath(issue)} ${issue.message}` };
    return;
  }
  try {
    const { episodes, unread } = await episodesOf(jellyfin, title.output);
    yield { location, value: possibleRecord(mapJellyfinTitle(title.output, episodes, server)) };
    if (unread > 0) yield { location, fault: `episodes without a season or number are left out: ${unread}` };
  } catch (error) {
    if (!(error instanceof RemoteServiceError) || error.failure === 'refused') throw error;
    yield { location, fault: `could not fetch its episodes: ${error.message}` };
  }
}

/** The available episodes, and the number of those without a number; a series also lists missing ones. */
async function episodesOf(
  jellyfin: JellyfinClient,
  { Id: id, Type: type }: JellyfinTitle,
): Promise<{ episodes: JellyfinEpisode[]; unread: number }> {
  const episodes: JellyfinEpisode[] = [];
  let unread = 0;
  if (type === 'Movie') return { episodes, unread };
  const query = {
    ParentId: id,
    IncludeItemTypes: 'Episode',
    ExcludeLocationTypes: 'Virtual',
    Fields: 'MediaSources',
  };
  for await (const { item } of jellyfin.items(query)) {
    const read = v.safeParse(jellyfinEpisodeSchema, item);
    if (read.success && read.output.LocationType === 'Virtual') continue;
    if (read.success && read.output.ParentIndexNumber != null && read.output.IndexNumber != null)
      episodes.push(read.output);
    else unread += 1;
  }
  return { episodes, unread };
}
