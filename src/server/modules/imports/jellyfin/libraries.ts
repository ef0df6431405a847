import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { JellyfinClient } from './jellyfin-client.ts';
import { librariesSchema } from './jellyfin-schemas.ts';

export type Library = { id: string; name: string };

/** Libraries without a type mix films and series. */
const LIBRARY_TYPES = ['movies', 'tvshows', 'mixed'];

/**
 * The libraries of films and series: those of the given names, or all. Throws for an unknown name, with the known
 * ones, and for a refused token.
 */
export async function chooseLibraries(
  jellyfin: JellyfinClient,
  names: readonly string[],
): Promise<Library[]> {
  const all = await findLibraries(jellyfin);
  const known = all.map(({ name }) => name).join(', ');
  if (all.length === 0)
    throw new Error('this Jellyfin has no library of films or series that the token can access');
  if (names.length === 0) return all;
  return names.map((name) => {
    const library = all.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    if (!library) throw new Error(`no library is named ${name}; there are: ${known}`);
    return library;
  });
}

async function findLibraries(jellyfin: JellyfinClient): Promise<Library[]> {
  const { Items } = await jellyfin
    .get('/Library/MediaFolders', {}, librariesSchema)
    .catch((error: unknown) => fetchUserViews(jellyfin, error));
  return Items.filter(({ CollectionType: kind }) => kind == null || LIBRARY_TYPES.includes(kind)).map(
    ({ Id, Name }) => ({
      id: Id,
      name: Name,
    }),
  );
}

/** The token of a person who does not administer the server sees what that person sees. */
async function fetchUserViews(jellyfin: JellyfinClient, error: unknown) {
  if (!(error instanceof RemoteServiceError) || error.failure !== 'refused') throw error;
  try {
    return await jellyfin.get('/UserViews', {}, librariesSchema);
  } catch (viewsError) {
    if (!(viewsError instanceof RemoteServiceError) || viewsError.failure !== 'refused') throw viewsError;
    throw new RemoteServiceError(
      'refused',
      'Jellyfin rejected the token; make an API key in its dashboard and pass it with --token or JELLYFIN_TOKEN',
    );
  }
}
