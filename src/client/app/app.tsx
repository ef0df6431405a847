import '@telegram-apps/telegram-ui/dist/styles.css';
import '../messenger/theme/theme-defaults.css';
import '../messenger/insets.css';
import './app.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { performanceClass } from '../messenger/performance-class.ts';
import { useAppearance, usePlatform } from '../messenger/theme/appearance.ts';
import type { StartedSession } from '../start/start-session.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { prepareApp } from './prepare-app.ts';
import { Router } from './router.tsx';
import { watchTheme } from './watch-theme.ts';

/** Renders the app once sign-in has been answered. */
export async function renderApp(session: Promise<StartedSession> | undefined): Promise<void> {
  watchTheme();
  const element = document.getElementById('root');
  if (!element) return;
  const queries = await prepareApp(session);
  createRoot(element).render(<App queries={queries} />);
}

/** The mini app: the UI kit's theme, the error boundary, the query cache, the toasts and the router. */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <Themed>
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <Router />
          </ToastProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </Themed>
  );
}

/** The UI kit's root, outside of which its variables have no values. */
function Themed({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  return (
    <AppRoot
      platform={platform}
      appearance={useAppearance()}
      data-platform={platform}
      data-device={performanceClass()}
    >
      {children}
    </AppRoot>
  );
}
