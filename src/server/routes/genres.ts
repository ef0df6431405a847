import type { FastifyInstance } from 'fastify';
import { getGenere, getGeneri } from '../../contract/genres.ts';
import { imageAddress } from '../domain/image-address.ts';
import { serveCatalogue } from '../plugins/calls.ts';
import { listGenres, titlesOfGenre } from '../repositories/genres.ts';
import type { Context } from './context.ts';
import { presentTitles } from './present-title.ts';

/** The genre index and the titles of one genre. */
export function genreRoutes(app: FastifyInstance, { db, cache, images: { named } }: Context): void {
  serveCatalogue(app, getGeneri, cache, async ({ params: { offset }, query: { limit } }) => {
    const genres = await listGenres(db, { offset, limit });
    return genres.map(({ genere, cover }) => ({ genere, copertina: cover && imageAddress(named, cover) }));
  });

  serveCatalogue(app, getGenere, cache, async ({ params: { genre }, query: { page, perPage } }) =>
    presentTitles(await titlesOfGenre(db, { genre, paging: { page, perPage } }), named),
  );
}
