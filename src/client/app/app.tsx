import '@telegram-apps/telegram-ui/dist/styles.css';
import '../messenger/theme/theme-defaults.css';
import '../messenger/insets.css';
import './app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useBrowserFact } from '../lib/react/use-browser-fact.ts';
import { performanceClass } from '../messenger/performance-class.ts';
import { currentPlatform, type Platform, useAppearance } from '../messenger/theme/appearance.ts';
import type { StartedSession } from '../start/start-session.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { EarlyContext } from './early-context.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { prepareApp } from './prepare-app.ts';
import { Router } from './router.tsx';
import { watchTheme } from './watch-theme.ts';

/** Renders the app once sign-in has been answered; where our server has rendered the screen, attaches it to that. */
export async function renderApp(session: Promise<StartedSession> | undefined): Promise<void> {
  watchTheme();
  const root = document.getElementById('root');
  if (!root) return;
  let onRendered = () => {};
  const rendered = new Promise<void>((resolve) => {
    onRendered = resolve;
  });
  const { queries, early } = await prepareApp(session, rendered);
  const app = (
    <App queries={queries} early={early?.platform} onRendered={onRendered}>
      <Router />
    </App>
  );
  if (early) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

type AppProps = {
  queries: QueryClient;
  /** The platform that the server has rendered the screen for, if it has. */
  early?: Platform | undefined;
  onRendered?: () => void;
  children: ReactNode;
};

/** The mini app around its router: the UI kit's theme, the error boundary, the query cache, the toasts. */
export function App({ queries, early, onRendered, children }: AppProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <Themed early={early}>
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <EarlyContext.Provider value={early !== undefined}>
            <ToastProvider>{children}</ToastProvider>
          </EarlyContext.Provider>
        </QueryClientProvider>
      </ErrorBoundary>
    </Themed>
  );
}

/** The UI kit's root, outside of which its variables have no values. */
function Themed({ early, children }: Pick<AppProps, 'early' | 'children'>) {
  const platform = useBrowserFact(currentPlatform, () => early ?? 'base');
  const device = useBrowserFact(performanceClass, () => 'high');
  return (
    <AppRoot platform={platform} appearance={useAppearance()} data-platform={platform} data-device={device}>
      {children}
    </AppRoot>
  );
}
