import { type ReactNode, Suspense, useRef } from 'react';
import { useRenderWhenNear } from '../images/use-render-when-near.ts';
import { RenderErrorBoundary } from './render-error-boundary.tsx';

type RenderWhenNearProps = { className?: string | undefined; children: ReactNode };

/** A part at the end of a page whose code and calls load once it is near; left out if they cannot. */
export function RenderWhenNear({ className, children }: RenderWhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useRenderWhenNear(place, false);
  return (
    <div ref={place} className={className}>
      {isNear && (
        <RenderErrorBoundary renderFallback={() => <span hidden />}>
          <Suspense>{children}</Suspense>
        </RenderErrorBoundary>
      )}
    </div>
  );
}
