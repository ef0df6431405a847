import { useEffect } from 'react';
import { afterPress } from '../../lib/timing/after-press.ts';
import { PRELOAD_DELAY_MS } from '../../lib/timing/launch-clock.ts';

type Screens = readonly { preload: () => Promise<unknown> }[];

/**
 * Loads the other screens' code one after the other while the browser is idle; that of `whenUsed` after a press, which a launch
 * that nobody uses never sees.
 */
export function usePreloadScreens(screens: Screens, whenUsed: Screens): void {
  useEffect(() => {
    const fetchAll = async () => {
      if (!navigator.onLine) return window.addEventListener('online', fetchAll, { once: true });
      await fetchInTurn(screens);
      afterPress(() => void fetchInTurn(whenUsed));
    };
    const timer = setTimeout(fetchAll, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [screens, whenUsed]);
}

async function fetchInTurn(screens: Screens): Promise<void> {
  for (const { preload } of screens) {
    await idle();
    // A failure here costs nothing: the screen loads again when it is opened.
    await preload().catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
