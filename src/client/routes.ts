import { pathSegments } from './lib/navigation/path.ts';

/**
 * The app's routes, each with the chunk that its code is in: the first bundle,
 * the screens', the grids' beside it, or one of its own for what is opened by a link only, without the early start. What the
 * router loads, what the early start requests, what the launch skeleton shows and what the tests visit has an entry for
 * each, or does not compile.
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
