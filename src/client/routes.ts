import { pathSegments } from './lib/navigation/path.ts';

/**
 * The app's routes, each with the chunk that its code is in: `app` is the first bundle, `screens` and `grid-screens` come
 * after it. A route that only a link opens has its `own`, and the early start leaves it alone. What the router loads has an
 * entry for each route; what the early start requests, what the launch skeleton shows and what the tests visit, for each but
 * those. What has none does not compile.
 */
export const ROUTES = {
  home: 'app',
  'content-view/:id': 'screens',
  films: 'screens',
  series: 'screens',
  lists: 'screens',
  generi: 'grid-screens',
  'genere/:genere': 'grid-screens',
  'list/:list': 'grid-screens',
  'premium-search': 'grid-screens',
  'serata/:id': 'own',
  tu: 'own',
  'tu/:section': 'own',
  gestione: 'own',
  'gestione/:section': 'own',
} as const;

type Routes = typeof ROUTES;
export type RoutePath = keyof Routes;
/** A route that the early start opens. */
export type EarlyRoutePath = { [Path in RoutePath]: Routes[Path] extends 'own' ? never : Path }[RoutePath];

/** What a table by route has for this path, and the path's parameter, still encoded; undefined where it has nothing. */
export function findByPath<Entry>(
  table: Partial<Record<RoutePath, Entry>>,
  pathname: string,
): { entry: Entry; part: string } | undefined {
  const [screen = 'home', part = '', deeper] = pathSegments(pathname);
  const pattern = part ? `${screen}/:` : screen;
  const found = Object.entries(table).find(([path]) => path.replace(/:.*/, ':') === pattern);
  return found && !deeper ? { entry: found[1], part } : undefined;
}
