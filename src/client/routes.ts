import { loadTexts } from './languages/texts.ts';
import { decodeSegment, pathSegments } from './lib/navigation/path.ts';

const filmsAndSeries = () => import('./screens/films-and-series/films-and-series-screens.tsx');
// These read texts as they load.
const ownPage = async () => {
  await loadTexts(['app', 'own']);
  return import('./screens/own-page/own-page-screen.tsx');
};
const movieNight = async () => {
  await loadTexts(['app', 'own']);
  return import('./screens/movie-night/movie-night-screen.tsx');
};
const desk = async () => {
  await loadTexts(['app', 'own', 'desk']);
  return import('./screens/desk/desk-screen.tsx');
};

/** The app's routes, each with its screen's code; the home's comes with the app. */
export const ROUTES = {
  home: () => Promise.resolve(undefined),
  'content-view/:id': () => import('./screens/title/title-screen.tsx'),
  films: filmsAndSeries,
  series: filmsAndSeries,
  lists: () => import('./screens/lists/lists-screen.tsx'),
  generi: () => import('./screens/genres/genres-screen.tsx'),
  'genere/:genere': () => import('./screens/genre/genre-screen.tsx'),
  'list/:list': () => import('./screens/list/list-screen.tsx'),
  'premium-search': () => import('./screens/premium-search/premium-search-screen.tsx'),
  'serata/:id': movieNight,
  tu: ownPage,
  'tu/:section': ownPage,
  gestione: desk,
  'gestione/:section': desk,
};

export type RoutePath = keyof typeof ROUTES;

/** The routes that only our server has. */
export const OWN_ROUTES = ['serata/:id', 'tu', 'tu/:section', 'gestione', 'gestione/:section'] as const;

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
