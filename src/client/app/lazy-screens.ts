import type { ComponentType } from 'react';
import { lazyComponent } from '../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../lib/code-loading/load-code.ts';
import { ROUTES, type RoutePath } from '../routes.ts';

/** The screens whose code comes when it is needed, or before (`usePreloadScreens`). */
export const LAZY_SCREENS = {
  'content-view/:id': lazyComponent(async () => (await loadCode(ROUTES['content-view/:id'])).TitleScreen),
  films: lazyComponent(async () => (await loadCode(ROUTES.films)).FilmsScreen),
  series: lazyComponent(async () => (await loadCode(ROUTES.series)).SeriesScreen),
  lists: lazyComponent(async () => (await loadCode(ROUTES.lists)).ListsScreen),
  generi: lazyComponent(async () => (await loadCode(ROUTES.generi)).GenresScreen),
  'genere/:genere': lazyComponent(async () => (await loadCode(ROUTES['genere/:genere'])).GenreScreen),
  'list/:list': lazyComponent(async () => (await loadCode(ROUTES['list/:list'])).ListScreen),
  'premium-search': lazyComponent(async () => (await loadCode(ROUTES['premium-search'])).PremiumSearchScreen),
} satisfies Partial<Record<RoutePath, ComponentType>>;
