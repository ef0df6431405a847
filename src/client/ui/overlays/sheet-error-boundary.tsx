import type { ReactNode } from 'react';
import { texts } from '../../languages/texts.ts';
import { RenderErrorBoundary } from '../messages/render-error-boundary.tsx';
import { showToast } from './toast.tsx';

type SheetErrorBoundaryProps = {
  /** Unmounts the boundary and its sheet. */
  onError: () => void;
  children: ReactNode;
};

/**
 * Keeps the error of a bottom sheet, or its missing chunk, from the page: leaves the sheet out, and shows a toast.
 */
export function SheetErrorBoundary({ onError, children }: SheetErrorBoundaryProps) {
  const leaveOut = () => {
    showToast({ text: texts.common.didNotOpen });
    onError();
  };
  return (
    <RenderErrorBoundary renderFallback={() => null} onError={leaveOut}>
      {children}
    </RenderErrorBoundary>
  );
}
