import type { ComponentType } from 'react';
import { lazyComponent } from '../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../lib/code-loading/load-code.ts';
import type { EarlyRoutePath } from '../routes.ts';

/**
 * The code of the sections' screens, in the order in which it is preloaded; the home's is in the first bundle.
 */
export const LAZY_SCREENS = {
  'content-view/:id': lazyComponent(
    async () => (await loadCode(() => import('../screens/title/title-screen.tsx'))).TitleScreen,
  ),
  films: lazyComponent(
    async () =>
      (await loadCode(() => import('../screens/films-and-series/films-and-series-screens.tsx'))).FilmsScreen,
  ),
  series: lazyComponent(
    async () =>
      (await loadCode(() => import('../screens/films-and-series/films-and-series-screens.tsx'))).SeriesScreen,
  ),
  lists: lazyComponent(
    async () => (await loadCode(() => import('../screens/lists/lists-screen.tsx'))).ListsScreen,
  ),
  generi: lazyComponent(
    async () => (await loadCode(() => import('../screens/genres/genres-screen.tsx'))).GenresScreen,
  ),
  'genere/:genere': lazyComponent(
    async () => (await loadCode(() => import('../screens/genre/genre-screen.tsx'))).GenreScreen,
  ),
  'list/:list': lazyComponent(
    async () => (await loadCode(() => import('../screens/list/list-screen.tsx'))).ListScreen,
  ),
  'premium-search': lazyComponent(
    async () =>
      (await loadCode(() => import('../screens/premium-search/premium-search-screen.tsx')))
        .PremiumSearchScreen,
  ),
} satisfies Record<Exclude<EarlyRoutePath, 'home'>, ComponentType>;
