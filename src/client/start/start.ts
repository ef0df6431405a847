import '../lib/polyfills.ts';
import { loadTexts, texts } from '../languages/texts.ts';
import { loadCode } from '../lib/code-loading/load-code.ts';
import { leaveReloadedOverlay } from '../lib/navigation/reloaded-overlay.ts';
import { announceReady } from '../messenger/app-lifecycle.ts';
import { startMessenger, startMessengerParts } from '../messenger/start-messenger.ts';
import { findByPath, ROUTES } from '../routes.ts';
import { startSession } from './start-session.ts';

/*
 * The page's only script: the messenger's SDK, then sign-in, then the app's code and the opened screen's. React comes with
 * the app.
 */

/** Starts the app. No top-level await: chunks that import parts of this file would wait for it to end. */
async function start(): Promise<void> {
  await startMessenger();
  history.scrollRestoration = 'manual';
  leaveReloadedOverlay();
  const session = startSession();
  const language = loadCode(() => loadTexts(['app']));
  const route = findByPath<() => Promise<unknown>>(ROUTES, location.pathname);
  const code = route && loadCode(route.entry).catch(() => undefined);
  // Once sign-in has been sent.
  setTimeout(startMessengerParts);
  try {
    const { renderApp } = await loadCode(() => import('../app/app.tsx'));
    await Promise.all([language, code]);
    await renderApp(session);
  } catch (error) {
    console.error('the app has not started:', error);
    offerReload(
      await language.then(
        () => texts.errors.reload,
        () => '↻',
      ),
    );
  }
}

/**
 * Shows a button that reloads the page, where the app's code does not come; the network's return reloads it, too. Uses no
 * stylesheet, which may be missing as well.
 */
function offerReload(label: string): void {
  document.getElementById('root')?.replaceChildren();
  const button = document.createElement('button');
  button.textContent = label;
  button.style.cssText = 'display:block;min-height:44px;margin:40vh auto 0;padding:0 24px';
  const reload = () => location.reload();
  button.addEventListener('click', reload);
  addEventListener('online', reload);
  document.body.append(button);
  announceReady();
}

void start();
