import type { Module } from '../../module.ts';
import { genreRoutes, titleRoutes } from './catalogue-routes.ts';
import { imageRoutes } from './image-routes.ts';
import { REMOVALS } from './remove-titles.ts';
import { readTitleImages } from './title-images.ts';

export const catalogue: Module = {
  routes: (context) => ({
    pictures: (scope) => imageRoutes(scope, context),
    signedIn(scope) {
      titleRoutes(scope, context);
      genreRoutes(scope, context);
    },
  }),
  provides: { titleImages: readTitleImages },
  due: [REMOVALS],
};
