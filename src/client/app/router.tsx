import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { titleSheet } from '../features/titles/title-sheet-host.tsx';
import { segmentsOf } from '../lib/path.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { Guard } from '../session/guard.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Shell } from './shell.tsx';
import { useScreensAhead } from './use-screens-ahead.ts';

const FilmsScreen = lazyScreen(
  async () => (await import('../screens/films-and-series/films-screen.tsx')).FilmsScreen,
);
const SeriesScreen = lazyScreen(
  async () => (await import('../screens/films-and-series/series-screen.tsx')).SeriesScreen,
);
const ListsScreen = lazyScreen(async () => (await import('../screens/lists/lists-screen.tsx')).ListsScreen);
const ListScreen = lazyScreen(async () => (await import('../screens/list/list-screen.tsx')).ListScreen);
const GenresScreen = lazyScreen(
  async () => (await import('../screens/genres/genres-screen.tsx')).GenresScreen,
);
const GenreScreen = lazyScreen(async () => (await import('../screens/genre/genre-screen.tsx')).GenreScreen);
const ContentScreen = lazyScreen(
  async () => (await import('../screens/content/content-screen.tsx')).ContentScreen,
);
const PremiumSearchScreen = lazyScreen(
  async () => (await import('../screens/premium-search/premium-search-screen.tsx')).PremiumSearchScreen,
);
const ErrorScreen = lazyScreen(async () => (await import('../screens/error/error-screen.tsx')).ErrorScreen);

/** By the first part of a screen's path; in the order in which their code is fetched ahead. */
const SCREENS = {
  'content-view': ContentScreen,
  films: FilmsScreen,
  series: SeriesScreen,
  lists: ListsScreen,
  generi: GenresScreen,
  genere: GenreScreen,
  list: ListScreen,
  'premium-search': PremiumSearchScreen,
};

const AHEAD = [...Object.values(SCREENS), titleSheet];

/** Starts to fetch the code of the screen at this path, before anything is known that it needs. */
export function preloadScreen(path: string): void {
  const found = Object.entries(SCREENS).find(([name]) => name === segmentsOf(path)[0]);
  // A failure is told of when the screen is to be shown.
  found?.[1].preload().catch(() => undefined);
}

/** Every place of the app (spec section 2). All but the error page stand behind the guard. */
export function Router() {
  useScreensAhead(AHEAD);
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Guard />}>
          <Route element={<Shell />}>
            <Route index element={<HomeScreen />} />
            <Route path="home" element={<HomeScreen />} />
            <Route path="films" element={<FilmsScreen />} />
            <Route path="series" element={<SeriesScreen />} />
            <Route path="lists" element={<ListsScreen />} />
            <Route path="list/:list" element={<ListScreen />} />
            <Route path="generi" element={<GenresScreen />} />
            <Route path="genere/:genere" element={<GenreScreen />} />
            <Route path="content-view/:id" element={<ContentScreen />} />
            <Route path="premium-search" element={<PremiumSearchScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<ErrorScreen />} />
      </Routes>
    </BrowserRouter>
  );
}
