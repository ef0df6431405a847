import { Suspense, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TitleSheetOnLongPress } from '../features/titles/sheet/title-sheet-on-long-press.tsx';
import { texts } from '../languages/texts.ts';
import { loadCode } from '../lib/code-loading/load-code.ts';
import { OWN_PAGE_KEY_PREFIX, VOTES_KEY_PREFIX } from '../lib/launch/storage-keys.ts';
import { markRouteRendered } from '../lib/motion/view-transition.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { InterceptBackContext } from '../lib/navigation/use-close-on-back.ts';
import { whenIdle } from '../lib/timing/when-idle.ts';
import { announceReadyOncePainted } from '../messenger/app-lifecycle.ts';
import { haptic } from '../messenger/haptic.ts';
import { lockVerticalSwipes } from '../messenger/vertical-swipes.ts';
import { useExtensions, useUser } from '../session/use-user.ts';
import { copyOfShape } from '../start/first-content.ts';
import { TopBarHeadingProvider } from '../ui/headings/top-bar-heading.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { BackToTop } from './back-to-top.tsx';
import { EarlyContext } from './early-context.ts';
import { ScreenErrorBoundary } from './errors/screen-error-boundary.tsx';
import { interceptBack, useMessengerBackButton } from './navigation/use-back-navigation.ts';
import { useFocusRestoration } from './navigation/use-focus-restoration.ts';
import { useRequestPressedScreen } from './navigation/use-request-pressed-screen.ts';
import { useScrollRestoration } from './navigation/use-scroll-restoration.ts';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** Layout of every screen: top bar, back navigation, the button to the top. */
export function Shell() {
  useMessengerBackButton();
  usePressHaptics();
  useLockSwipesWhileDragging();
  useEffect(announceReadyOncePainted, []);
  useSendLeftEntries();
  useRequestPressedScreen();
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
  const isEarly = useContext(EarlyContext);
  const [earlyPath] = useState(isEarly ? pathname : undefined);
  return (
    <main ref={main} className={styles['main']} tabIndex={-1}>
      <ScreenErrorBoundary>
        {pathname === earlyPath ? (
          // Its code is there. React would attach itself to a boundary's inside later than to the rest, and render it again
          // after a change in between.
          <Outlet />
        ) : (
          // The key gives each section a new boundary. In a transition, a boundary that stays keeps showing the last screen
          // until the next one's code has loaded.
          <Suspense key={pathSegments(pathname)[0]} fallback={<ScreenPlaceholder />}>
            <Outlet />
          </Suspense>
        )}
      </ScreenErrorBoundary>
    </main>
  );
}

/** Triggers light haptics on each click on an element with the class `press`. */
function usePressHaptics(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.press')) haptic.impact('light');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** Elements with their own drag handling: carousels, chip strips, bottom sheets. */
const DRAGGABLE = '[data-drags]';

/** While one of those is touched, vertical swipes do not close the app. */
function useLockSwipesWhileDragging(): void {
  useEffect(() => {
    let release: (() => void) | undefined;
    const start = ({ target }: TouchEvent) => {
      if (target instanceof Element && target.closest(DRAGGABLE)) release ??= lockVerticalSwipes();
    };
    const end = ({ touches }: TouchEvent) => {
      if (touches.length > 0) return;
      release?.();
      release = undefined;
    };
    const passive = { passive: true };
    document.addEventListener('touchstart', start, passive);
    document.addEventListener('touchend', end, passive);
    document.addEventListener('touchcancel', end, passive);
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', end);
      release?.();
    };
  }, []);
}

/** Milliseconds after which a screen that has not come says why. */
const LATE_MS = 1000;

/** The page's shape while the opened screen's code is loading; offline, soon the reason. */
function ScreenPlaceholder() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const fill = useCallback((place: HTMLElement | null) => {
    const shape = copyOfShape();
    if (shape) place?.replaceChildren(shape);
  }, []);
  if (isLate && !navigator.onLine) return <EmptyState text={texts.common.offline} />;
  return <div ref={fill} aria-busy="true" />;
}

/**
 * Sends votes in movie nights (behaviour 4.17) and changes on the person's own page (22.4) that an earlier page could
 * not send. Their code loads only if there are any. A failure costs nothing: the next page sends them.
 */
function useSendLeftEntries(): void {
  const { userId } = useUser();
  const extensions = useExtensions();
  useEffect(() => {
    if (!extensions) return;
    whenIdle(() => {
      if (hasLeftEntries(`${VOTES_KEY_PREFIX}${userId}.`))
        loadCode(() => import('../screens/movie-night/votes/vote-outbox.ts')).then(
          ({ sendLeftVotes }) => sendLeftVotes(userId),
          () => undefined,
        );
      if (hasLeftEntries(`${OWN_PAGE_KEY_PREFIX}${userId}`))
        loadCode(() => import('../features/changes/own-outbox.ts')).then(
          ({ openOwnOutbox }) => openOwnOutbox(userId),
          () => undefined,
        );
    });
  }, [userId, extensions]);
}

const hasLeftEntries = (prefix: string) =>
  Object.entries(localStorage).some(
    ([key, value]) => key.startsWith(prefix) && !String(value).endsWith('"votes":[]}'),
  );
