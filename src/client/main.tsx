import './lib/polyfills.ts';
import '@telegram-apps/telegram-ui/dist/styles.css';
import './messenger/theme/theme-defaults.css';
import './messenger/insets.css';
import './app/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { isScreenDrawn } from './app/is-screen-drawn.ts';
import { prepareApp } from './app/prepare-app.ts';
import { watchTheme } from './app/watch-theme.ts';
import { turnIntoSkeleton, whenLaunchSkeletonPainted, whenReleased } from './lib/launch/launch-skeleton.ts';
import { startMessenger } from './messenger/start-messenger.ts';

/** No top-level await: chunks that import parts of this bundle, as the HTTP client's does, would wait for it to end. */
async function start(): Promise<void> {
  await startMessenger();
  watchTheme();
  history.scrollRestoration = 'manual';
  const element = document.getElementById('root');
  if (!element) return;
  const queries = await prepareApp();
  await whenLaunchSkeletonPainted();
  const app = <App queries={queries} />;
  if (!isScreenDrawn(queries)) {
    await whenReleased(element);
    turnIntoSkeleton(element);
    return createRoot(element).render(app);
  }
  if (window.drawnScreen) window.drawnScreen.isAttaching = true;
  // In slices, between which the browser handles touches and paints.
  startTransition(() => void hydrateRoot(element, app, { onRecoverableError: console.error }));
}

void start();
