import { Component, type ReactNode } from 'react';
import { renewFailedComponents } from '../../lib/code-loading/lazy-component.tsx';

type RenderErrorBoundaryProps = {
  children: ReactNode;
  /** Rendered in place of children that have thrown; `retry` renders them again. */
  renderFallback: (retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: string;
  onError?: () => void;
};

/** Catches rendering errors, including missing chunks. */
export class RenderErrorBoundary extends Component<
  RenderErrorBoundaryProps,
  { failed: boolean; resetKey: string | undefined }
> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: RenderErrorBoundaryProps, state: { resetKey?: string }) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch() {
    // Not earlier: a chunk renewed before React has given up would be loaded again forever.
    renewFailedComponents();
    this.props.onError?.();
  }

  override render() {
    const { children, renderFallback } = this.props;
    return this.state.failed ? renderFallback(() => this.setState({ failed: false })) : children;
  }
}
