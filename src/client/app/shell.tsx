import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TitleSheetProvider } from '../features/titles/title-sheet-provider.tsx';
import { removeLaunchSkeleton } from '../lib/launch-skeleton.ts';
import { InterceptBackContext } from '../lib/use-close-on-back.ts';
import { markRouteRendered } from '../lib/view-transition.ts';
import { useAnnounceReady } from '../messenger/use-announce-ready.ts';
import { TopBarHeadingProvider } from '../ui/top-bar-heading.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { interceptBack, useMessengerBackButton } from './use-back-navigation.ts';
import { useCancelQueriesOffline } from './use-cancel-queries-offline.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import { useLockSwipesWhileDragging } from './use-lock-swipes-while-dragging.ts';
import { usePressHaptics } from './use-press-haptics.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Layout of every screen: top bar, back navigation, the button to the top. */
export function Shell() {
  useMessengerBackButton();
  usePressHaptics();
  useLockSwipesWhileDragging();
  useCancelQueriesOffline();
  useAnnounceReady();
  return (
    <InterceptBackContext.Provider value={interceptBack}>
      <TopBarHeadingProvider>
        <TopBar />
        <TitleSheetProvider>
          <Main />
        </TitleSheetProvider>
        <BackToTop />
      </TopBarHeadingProvider>
    </InterceptBackContext.Provider>
  );
}

function Main() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useScrollRestoration();
  useFocusRestoration(main);
  useLayoutEffect(markRouteRendered, [pathname]);
  return (
    <main ref={main} className={styles['main']} tabIndex={-1}>
      <ScreenErrorBoundary>
        <Suspense fallback={<ScreenPlaceholder />}>
          <Outlet />
          <RemoveLaunchSkeleton />
        </Suspense>
      </ScreenErrorBoundary>
    </main>
  );
}

/** Inside of Suspense: its effect runs once the screen beside it has rendered. */
function RemoveLaunchSkeleton() {
  useLayoutEffect(() => void removeLaunchSkeleton(), []);
  return null;
}
