import { Component, type ReactNode } from 'react';
import { removeLaunchSkeleton } from '../lib/launch-skeleton.ts';
import styles from './error-boundary.module.css';

/** Catches what rendering throws: shows a message with a reload button instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    void removeLaunchSkeleton();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles['fault']} role="alert">
        <p>Qualcosa si è rotto.</p>
        <button type="button" onClick={() => location.reload()}>
          Ricarica
        </button>
      </div>
    );
  }
}
