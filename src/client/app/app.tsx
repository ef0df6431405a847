import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import { Suspense } from 'react';
import { useAppearance, usePlatform } from '../messenger/appearance.ts';
import { deviceClass } from '../messenger/device-class.ts';
import { NoticeProvider } from '../ui/notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

/** The mini app: the messenger's look around it, the calls' cache, the places. */
export function App({ queries }: { queries: QueryClient }) {
  const platform = usePlatform();
  return (
    <AppRoot
      platform={platform}
      appearance={useAppearance()}
      data-platform={platform}
      data-device={deviceClass()}
    >
      <ErrorBoundary>
        <QueryClientProvider client={queries}>
          <NoticeProvider>
            <Suspense>
              <Router />
            </Suspense>
          </NoticeProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </AppRoot>
  );
}
