import './lib/polyfills.ts';
import '@telegram-apps/telegram-ui/dist/styles.css';
import './messenger/theme/theme-defaults.css';
import './messenger/insets.css';
import './app/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app/app.tsx';
import { SlowSignIn } from './app/errors/error-boundary.tsx';
import { isScreenDrawn } from './app/is-screen-drawn.ts';
import { prepareApp } from './app/prepare-app.ts';
import { watchTheme } from './app/watch-theme.ts';
import { turnIntoSkeleton, whenLaunchSkeletonPainted, whenReleased } from './lib/launch/launch-skeleton.ts';
import { startMessenger } from './messenger/start-messenger.ts';

/** Milliseconds after which a sign-in without an answer can be retried (behaviour 2.12). */
const SLOW_SIGN_IN_MS = 10_000;

/** No top-level await: chunks that import parts of this bundle, as the HTTP client's does, would wait for it to end. */
async function start(): Promise<void> {
  await startMessenger();
  watchTheme();
  history.scrollRestoration = 'manual';
  const element = document.getElementById('root');
  if (!element) return;
  let root: Root | undefined;
  const timer = setTimeout(() => (root = createRoot(element)).render(<SlowSignIn />), SLOW_SIGN_IN_MS);
  const queries = await prepareApp();
  clearTimeout(timer);
  await whenLaunchSkeletonPainted();
  const app = <App queries={queries} />;
  if (root || !isScreenDrawn(queries)) {
    await whenReleased(element);
    if (!root) turnIntoSkeleton(element);
    return (root ?? createRoot(element)).render(app);
  }
  if (window.drawnScreen) window.drawnScreen.isAttaching = true;
  // In slices, between which the browser handles touches and paints.
  startTransition(() => void hydrateRoot(element, app, { onRecoverableError: console.error }));
}

void start();
