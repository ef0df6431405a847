import { decodeSegment, pathSegments } from './lib/navigation/path.ts';

/**
 * The app's routes, each with its chunk: `app` is the first bundle, others have the name of the screen's file; `own` is for a route
 * that only a link opens and that the early start leaves alone. The compiler demands an entry for each route in the router's
 * table, and for each but the `own` ones in the tables of first requests, skeletons and the tour.
 */
export const ROUTES = {
  home: 'app',
  'content-view/:id': 'title-screen',
  films: 'films-and-series-screens',
  series: 'films-and-series-screens',
  lists: 'lists-screen',
  generi: 'genres-screen',
  'genere/:genere': 'genre-screen',
  'list/:list': 'list-screen',
  'premium-search': 'premium-search-screen',
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

/** The table's entry for this path, and the path's parameter; undefined without an entry. */
export function findByPath<Entry>(
  table: Partial<Record<RoutePath, Entry>>,
  pathname: string,
): { entry: Entry; part: string } | undefined {
  const [screen = 'home', part = '', deeper] = pathSegments(pathname);
  const pattern = part ? `${screen}/:` : screen;
  const found = Object.entries(table).find(([path]) => path.replace(/:.*/, ':') === pattern);
  return found && !deeper ? { entry: found[1], part: decodeSegment(part) } : undefined;
}
