import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TitleSheetHost } from '../features/titles/title-sheet-host.tsx';
import { BackContext } from '../lib/back-closes.ts';
import { takeOverShape } from '../lib/launch-shape.ts';
import { pageArrived } from '../lib/view-transition.ts';
import { useAnnounceReady } from '../messenger/use-announce-ready.ts';
import { BarNameProvider } from '../ui/bar-name.tsx';
import { BackToTop } from './back-to-top.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { takeBack, useMessengerBack } from './use-back.ts';
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
    <BackContext.Provider value={takeBack}>
      <BarNameProvider>
        <TopBar />
        <Suspense fallback={<div className={styles['main']} />}>
          <TitleSheetHost>
            <Main />
          </TitleSheetHost>
        </Suspense>
        <BackToTop />
      </BarNameProvider>
    </BackContext.Provider>
  );
}

/** Inside of the suspense, so that a screen is there when its scroll position is looked up. */
function Main() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useScrollMemory();
  useFocusMemory(main);
  useLayoutEffect(pageArrived, [pathname]);
  useLayoutEffect(() => void takeOverShape(), []);
  return (
    <main ref={main} className={styles['main']} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
