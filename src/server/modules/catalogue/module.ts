import type { Module } from '../../module.ts';
import { titleSharesOf } from './cards/prepare-title-share.ts';
import { preparedShareRoutes } from './cards/prepared-share-routes.ts';
import { genreRoutes, titleRoutes } from './catalogue-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { REMOVALS } from './remove-titles.ts';
import { readTitleImages } from './title-images.ts';

export const catalogue: Module = {
  routes: (context) => ({
    pictures: (scope) => imageRoutes(scope, context),
    async signedIn(scope) {
      titleRoutes(scope, context);
      genreRoutes(scope, context);
      await scope.register(async (inner) => preparedShareRoutes(inner, context, titleSharesOf(context.bot)));
    },
  }),
  provides: { titleImages: readTitleImages },
  due: [REMOVALS],
};
