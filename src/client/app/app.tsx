import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import { performanceClass } from '../messenger/performance-class.ts';
import { useAppearance, usePlatform } from '../messenger/theme/appearance.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Router } from './router.tsx';

/**
 * The mini app: the UI kit's theme, the error boundary, the query cache, the toasts and the router, which the build
 * replaces when it renders the home.
 */
export function App({ queries, children = <Router /> }: { queries: QueryClient; children?: ReactNode }) {
  return (
    <Themed>
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <ToastProvider>{children}</ToastProvider>
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
