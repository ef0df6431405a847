import type { ReactNode } from 'react';
import { texts } from '../../languages/texts.ts';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import styles from './error-boundary.module.css';

/** Shows a message with a reload button instead of a blank page, for errors that no inner boundary has caught. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <RenderErrorBoundary renderFallback={() => <Broken />}>{children}</RenderErrorBoundary>;
}

/** A page of one line, and a button that loads the app again. */
function Broken() {
  return (
    <div className={styles['fault']} role="alert">
      <p>{texts.errors.broken}</p>
      <button type="button" onClick={() => location.reload()}>
        {texts.errors.reload}
      </button>
    </div>
  );
}
