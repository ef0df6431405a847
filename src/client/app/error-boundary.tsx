import { Component, type ReactNode } from 'react';
import { takeOverShape } from '../lib/launch-shape.ts';
import styles from './error-boundary.module.css';

/** A fault of ours must not leave a white page: says so and offers to load anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    void takeOverShape();
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
