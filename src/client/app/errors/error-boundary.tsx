import type { ReactNode } from 'react';
import { texts } from '../../languages/texts.ts';
import { useHandOver } from '../../lib/launch/hand-over.ts';
import { useAnnounceReady } from '../../messenger/app-lifecycle.ts';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import styles from './error-boundary.module.css';

/** Shows a message with a reload button instead of a blank page, for errors that no inner boundary has caught. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <RenderErrorBoundary renderFallback={() => <Broken />}>{children}</RenderErrorBoundary>;
}

function Broken() {
  useHandOver();
  return <ReloadPage text={texts.errors.broken} action={texts.errors.reload} />;
}

/** A page of one line, and a button that loads the app again. */
function ReloadPage({ text, action }: { text: string; action: string }) {
  return (
    <div className={styles['fault']} role="alert">
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        {action}
      </button>
    </div>
  );
}

/** The text of the empty page while signing in takes long (behaviour 2.12); a late response replaces it. */
export function SlowSignIn() {
  useAnnounceReady();
  return <ReloadPage text={texts.errors.slow} action={texts.common.retry} />;
}
