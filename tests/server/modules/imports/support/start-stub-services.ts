import { JELLYFIN_KEY, stubJellyfin } from './stub-jellyfin.ts';
import { stubTmdb, TMDB_TOKEN } from './stub-tmdb.ts';

/** Stubs of both third-party services on the given ports, and the settings that a server or command reaches them by. */
export async function startStubServices(ports: { tmdb: number; jellyfin: number }) {
  const tmdb = await stubTmdb({ port: ports.tmdb });
  const jellyfin = await stubJellyfin({ port: ports.jellyfin });
  const settings = {
    TMDB_TOKEN,
    TMDB_API_ROOT: tmdb.root,
    TMDB_EXPORTS_ROOT: tmdb.root,
    TMDB_IMAGES_ROOT: `${tmdb.root}/t/p`,
    JELLYFIN_TOKEN: JELLYFIN_KEY,
    IMAGE_PRIVATE_HOSTS: [tmdb, jellyfin].map(({ root }) => new URL(root).host).join(','),
  };
  return { tmdb, jellyfin, settings };
}
