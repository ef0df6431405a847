import './lib/polyfills.ts';
import '@telegram-apps/telegram-ui/dist/styles.css';
import './messenger/theme/theme-defaults.css';
import './messenger/insets.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prepareApp } from './app/prepare-app.ts';
import { preloadScreen } from './app/router.tsx';
import { watchThemeContrast } from './app/watch-theme-contrast.ts';
import { whenLaunchSkeletonPainted } from './lib/launch/launch-skeleton.ts';
import { startMessenger } from './messenger/start-messenger.ts';

/** No top-level await: chunks that import parts of this bundle, as the HTTP client's does, would wait for it to end. */
async function start(): Promise<void> {
  preloadScreen(location.pathname);
  await startMessenger();
  watchThemeContrast();
  history.scrollRestoration = 'manual';
  const queries = await prepareApp();
  await whenLaunchSkeletonPainted();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App queries={queries} />);
}

void start();
