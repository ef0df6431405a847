import { type ComponentType, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { titleSheetPreloader } from '../features/titles/sheet/title-sheet-on-long-press.tsx';
import { loadTexts } from '../languages/texts.ts';
import { lazyComponent } from '../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../lib/code-loading/load-code.ts';
import { findByPath, type OWN_ROUTES, ROUTES, type RoutePath } from '../routes.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { AuthGuard } from '../session/auth-guard.tsx';
import { useExtensions } from '../session/use-user.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';
import { useMissedNavigation } from './navigation/use-missed-navigation.ts';
import {
  usePreloadPressedScreen,
  usePreloadScreens,
  usePreloadTitle,
} from './navigation/use-preload-screens.ts';
import { Shell } from './shell.tsx';

const ErrorScreen = lazyComponent(
  async () => (await loadCode(() => import('../screens/error/error-screen.tsx'))).ErrorScreen,
);

const FarewellScreen = lazyComponent(async () => {
  await loadCode(() => loadTexts(['own']));
  return (await loadCode(() => import('../screens/own-page/farewell-screen.tsx'))).FarewellScreen;
});

const renderFarewell = (outcome: { stillRenews: boolean }) => (
  <Suspense>
    <FarewellScreen {...outcome} />
  </Suspense>
);

const OwnPageScreen = lazyComponent(async () => (await loadCode(ROUTES.tu)).OwnPageScreen);

const DeskScreen = lazyComponent(async () => (await loadCode(ROUTES.gestione)).DeskScreen);

/** The code of the screens that only our server has, or that only a link opens. */
const OWN_SCREENS = {
  'serata/:id': lazyComponent(async () => (await loadCode(ROUTES['serata/:id'])).MovieNightScreen),
  tu: OwnPageScreen,
  'tu/:section': OwnPageScreen,
  gestione: DeskScreen,
  'gestione/:section': DeskScreen,
} satisfies Record<(typeof OWN_ROUTES)[number], ComponentType>;

const SCREENS: Record<RoutePath, ComponentType> = { home: HomeScreen, ...LAZY_SCREENS, ...OWN_SCREENS };

const PRELOADED = [...Object.values(LAZY_SCREENS), titleSheetPreloader];
const OURS_PRELOADED = [...PRELOADED, OWN_SCREENS.tu];

/** Loads the code of the screen at this path, in parallel with signing in. A failure shows when the screen is rendered. */
export async function preloadScreen(path: string): Promise<void> {
  await findByPath({ ...LAZY_SCREENS, ...OWN_SCREENS }, path)
    ?.entry.preload()
    .catch(() => undefined);
}

/**
 * Every route (behaviour 2.4). All but the error page need a signed-in user. Navigation is a React transition: the frame that
 * shows the press comes before the next screen.
 */
export function Router() {
  usePreloadPressedScreen(preloadScreen);
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

/** The routes in a router. */
export function AppRoutes() {
  useMissedNavigation();
  return (
    <Routes>
      <Route element={<AuthGuard renderFarewell={renderFarewell} />}>
        <Route element={<SignedIn />}>
          <Route index element={<HomeScreen />} />
          {Object.entries(SCREENS).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<ErrorPage />} />
    </Routes>
  );
}

/** The shell of all screens; one that only our server has is an unknown route on others (behaviour 7.6). */
function SignedIn() {
  const extensions = useExtensions();
  const { pathname } = useLocation();
  usePreloadTitle(LAZY_SCREENS['content-view/:id'].preload);
  usePreloadScreens(extensions ? OURS_PRELOADED : PRELOADED);
  return extensions || !findByPath(OWN_SCREENS, pathname) ? <Shell /> : <ErrorPage />;
}

function ErrorPage() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}
