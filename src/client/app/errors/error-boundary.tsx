import type { ReactNode } from 'react';
import { removeLaunchSkeleton } from '../../lib/launch/launch-skeleton.ts';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import styles from './error-boundary.module.css';

/** Shows a message with a reload button instead of a blank page, where no boundary further inside has caught the error. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <RenderErrorBoundary renderFallback={() => <AppError />} onError={() => void removeLaunchSkeleton()}>
      {children}
    </RenderErrorBoundary>
  );
}

function AppError() {
  return (
    <div className={styles['fault']} role="alert">
      <p>Qualcosa si è rotto.</p>
      <button type="button" onClick={() => location.reload()}>
        Ricarica
      </button>
    </div>
  );
}
