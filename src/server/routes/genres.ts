import type { FastifyInstance } from 'fastify';
import { getGenere, getGeneri } from '../../contract/genres.ts';
import { imageUrl } from '../domain/image-urls.ts';
import { registerCachedCall } from '../plugins/register-calls.ts';
import { listGenres, titlesOfGenre } from '../repositories/genres/genres.ts';
import type { RouteContext } from './route-context.ts';
import { titlesToContents } from './title-to-content.ts';

/** The genre index and the titles of one genre. */
export function genreRoutes(
  app: FastifyInstance,
  { db, cache, cursors, images: { named } }: RouteContext,
): void {
  registerCachedCall(app, getGeneri, cache, async ({ params: { offset }, query: { limit } }) => {
    const genres = await listGenres(db, { offset, limit });
    return genres.map(({ genere, cover }) => ({ genere, copertina: cover && imageUrl(named, cover) }));
  });

  registerCachedCall(app, getGenere, cache, async ({ params: { genre }, query: { page, perPage } }) =>
    titlesToContents(await titlesOfGenre(db, { genre, paging: { page, perPage }, cursors }), named),
  );
}
