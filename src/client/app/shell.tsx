import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pageArrived } from '../lib/view-transition.ts';
import { useAnnounceReady } from '../messenger/use-announce-ready.ts';
import { BackToTop } from './back-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useMessengerBack } from './use-back.ts';
import { useDragLocks } from './use-drag-locks.ts';
import { useFocusMemory } from './use-focus-memory.ts';
import { useGiveUpOffline } from './use-give-up-offline.ts';
import { usePressHaptics } from './use-press-haptics.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What surrounds every screen: the bar above, the way back, the button to the top. */
export function Shell() {
  useMessengerBack();
  usePressHaptics();
  useDragLocks();
  useGiveUpOffline();
  useAnnounceReady();
  return (
    <>
      <TopBar />
      <Suspense fallback={<div className={styles['main']} />}>
        <Main />
      </Suspense>
      <BackToTop />
    </>
  );
}

/** Inside of the suspense, so that a screen is there when its scroll position is looked up. */
function Main() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useScrollMemory();
  useFocusMemory(main);
  useLayoutEffect(pageArrived, [pathname]);
  return (
    <main ref={main} className={styles['main']} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
