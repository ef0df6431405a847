import { useEffect } from 'react';
import { pathToTitle } from '../../lib/navigation/path.ts';
import { afterPress } from '../../lib/timing/after-press.ts';
import { NEXT_PRESS_DELAY_MS } from '../../lib/timing/launch-clock.ts';
import { whenIdle } from '../../lib/timing/when-idle.ts';
import { afterVisibleImages } from '../../ui/images/image-priority.ts';

type Screens = readonly { preload: () => Promise<unknown> }[];

/**
 * Loads the screens' code one after the other while the browser is idle: after a press, once the pressed screen has
 * its requests. A launch that nobody uses loads nothing.
 */
export function usePreloadScreens(screens: Screens): void {
  useEffect(() => {
    const fetchAll = async () => {
      if (!navigator.onLine) return window.addEventListener('online', fetchAll, { once: true });
      await fetchInTurn(screens);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    afterPress(() => {
      timer = setTimeout(fetchAll, NEXT_PRESS_DELAY_MS);
    });
    return () => clearTimeout(timer);
  }, [screens]);
}

/**
 * Loads a title's code once the browser is idle on a screen with titles, whose first press may be on one; if they come later, once
 * their images have had time.
 */
export function usePreloadTitle(preload: () => Promise<unknown>): void {
  useEffect(() => {
    const load = () => {
      if (document.querySelector(`main a[href^="${pathToTitle('')}"]`)) preload().catch(() => undefined);
    };
    whenIdle(load);
    afterVisibleImages(load);
  }, [preload]);
}

/** Loads the code of the screen that a link leads to when it is pressed, before the click. */
export function usePreloadPressedScreen(preload: (path: string) => Promise<void>): void {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) void preload(link.pathname);
    };
    document.addEventListener('pointerdown', onPress, { passive: true });
    return () => document.removeEventListener('pointerdown', onPress);
  }, [preload]);
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
