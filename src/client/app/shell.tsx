import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TitleSheetOnLongPress } from '../features/titles/sheet/title-sheet-on-long-press.tsx';
import { removeLaunchSkeleton } from '../lib/launch/launch-skeleton.ts';
import { markRouteRendered } from '../lib/motion/view-transition.ts';
import { InterceptBackContext } from '../lib/navigation/use-close-on-back.ts';
import { useAnnounceReady } from '../messenger/use-announce-ready.ts';
import { TopBarHeadingProvider } from '../ui/headings/top-bar-heading.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ScreenErrorBoundary } from './errors/screen-error-boundary.tsx';
import { interceptBack, useMessengerBackButton } from './navigation/use-back-navigation.ts';
import { useFocusRestoration } from './navigation/use-focus-restoration.ts';
import { useScrollRestoration } from './navigation/use-scroll-restoration.ts';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useCancelQueriesOffline } from './use-cancel-queries-offline.ts';
import { useLockSwipesWhileDragging } from './use-lock-swipes-while-dragging.ts';
import { usePressHaptics } from './use-press-haptics.ts';
import { useSendLeftVotes } from './use-send-left-votes.ts';

/** Layout of every screen: top bar, back navigation, the button to the top. */
export function Shell() {
  useMessengerBackButton();
  usePressHaptics();
  useLockSwipesWhileDragging();
  useCancelQueriesOffline();
  useAnnounceReady();
  useSendLeftVotes();
  return (
    <InterceptBackContext.Provider value={interceptBack}>
      <TopBarHeadingProvider>
        <TopBar />
        <Main />
        <TitleSheetOnLongPress />
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
