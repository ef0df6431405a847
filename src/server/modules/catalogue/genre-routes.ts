import type { FastifyInstance } from 'fastify';
import { getGenreContents, getGenres } from '../../../contract/genres.ts';
import { registerCachedCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { imageUrl } from '../../lib/image-urls.ts';
import { listGenres, titlesOfGenre } from './genres.ts';
import { titlesToContents } from './title-to-content.ts';

/** The genre index and the titles of one genre. */
export function genreRoutes(
  app: FastifyInstance,
  { db, cache, cursors, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getGenres, cache, async ({ params: { offset }, query: { limit } }) => {
    const genres = await listGenres(db, { offset, limit });
    return genres.map(({ genere, cover }) => ({ genere, copertina: cover && imageUrl(allowedHosts, cover) }));
  });

  registerCachedCall(app, getGenreContents, cache, async ({ params: { genre }, query: { page, perPage } }) =>
    titlesToContents(await titlesOfGenre(db, { genre, paging: { page, perPage }, cursors }), allowedHosts),
  );
}
