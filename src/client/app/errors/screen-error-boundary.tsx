import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../languages/texts.ts';
import { resetReloadOnce } from '../../lib/code-loading/reload-once.ts';
import chip from '../../ui/buttons/chip.module.css';
import { PrimaryButton } from '../../ui/buttons/primary-button.tsx';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import styles from './screen-error-boundary.module.css';

/** Keeps a screen's error, or its missing chunk, to the screen: the top bar stays, and navigating renders the next one. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <RenderErrorBoundary
      resetKey={useLocation().key}
      renderFallback={(retry) => <ScreenError onRetry={retry} />}
    >
      {children}
    </RenderErrorBoundary>
  );
}

function ScreenError({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = () => {
    // Only a new page can load a chunk that a deployment has replaced.
    resetReloadOnce();
    onRetry();
  };
  return (
    <div className={styles['error']} role="alert">
      <p>{texts.errors.broken}</p>
      <PrimaryButton onPress={retry}>{texts.common.retry}</PrimaryButton>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        {texts.common.backHome}
      </Link>
    </div>
  );
}
