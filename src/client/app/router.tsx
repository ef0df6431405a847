import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';
import { titleSheetPreloader } from '../features/titles/sheet/title-sheet-on-long-press.tsx';
import { lazyComponent } from '../lib/code-loading/lazy-component.tsx';
import { pathSegments } from '../lib/navigation/path.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { AuthGuard } from '../session/auth-guard.tsx';
import { usePreloadScreens } from './navigation/use-preload-screens.ts';
import { Shell } from './shell.tsx';

const FilmsScreen = lazyComponent(
  async () => (await import('../screens/films-and-series/films-screen.tsx')).FilmsScreen,
);
const SeriesScreen = lazyComponent(
  async () => (await import('../screens/films-and-series/series-screen.tsx')).SeriesScreen,
);
const ListsScreen = lazyComponent(
  async () => (await import('../screens/lists/lists-screen.tsx')).ListsScreen,
);
const ListScreen = lazyComponent(async () => (await import('../screens/list/list-screen.tsx')).ListScreen);
const GenresScreen = lazyComponent(
  async () => (await import('../screens/genres/genres-screen.tsx')).GenresScreen,
);
const GenreScreen = lazyComponent(
  async () => (await import('../screens/genre/genre-screen.tsx')).GenreScreen,
);
const TitleScreen = lazyComponent(
  async () => (await import('../screens/title/title-screen.tsx')).TitleScreen,
);
const PremiumSearchScreen = lazyComponent(
  async () => (await import('../screens/premium-search/premium-search-screen.tsx')).PremiumSearchScreen,
);
const MovieNightScreen = lazyComponent(
  async () => (await import('../screens/movie-night/movie-night-screen.tsx')).MovieNightScreen,
);
const ErrorScreen = lazyComponent(
  async () => (await import('../screens/error/error-screen.tsx')).ErrorScreen,
);

/** By the route's path, in the order in which they are preloaded. */
const SCREENS = {
  'content-view/:id': TitleScreen,
  films: FilmsScreen,
  series: SeriesScreen,
  lists: ListsScreen,
  generi: GenresScreen,
  'genere/:genere': GenreScreen,
  'list/:list': ListScreen,
  'premium-search': PremiumSearchScreen,
};

/** Those that are opened by a link of their own only, and so not preloaded, besides. */
const ROUTES = { ...SCREENS, 'serata/:id': MovieNightScreen };

const PRELOADED = [...Object.values(SCREENS), titleSheetPreloader];

/** Whether a screen is at this path; at any other one is the error page. */
export function isScreenPath(path: string): boolean {
  return ['/', '/home', ...Object.keys(ROUTES)].some((route) => matchPath(route, path));
}

/** Starts to load the code of the screen at this path, in parallel with signing in. */
export function preloadScreen(path: string): void {
  const found = Object.entries(ROUTES).find(([route]) => pathSegments(route)[0] === pathSegments(path)[0]);
  // A failure shows when the screen is rendered.
  found?.[1].preload().catch(() => undefined);
}

/**
 * Every route (behaviour 2.4). All but the error page need a signed-in user. Navigation is no React transition: the bar
 * and the screen's skeleton follow a press at once, also while the screen's code is loading.
 */
export function Router() {
  usePreloadScreens(PRELOADED);
  return (
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route element={<AuthGuard />}>
          <Route element={<Shell />}>
            <Route index element={<HomeScreen />} />
            <Route path="home" element={<HomeScreen />} />
            {Object.entries(ROUTES).map(([path, Screen]) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        </Route>
        <Route path="*" element={<ErrorScreen />} />
      </Routes>
    </BrowserRouter>
  );
}
