import { Suspense, useRef } from 'react';
import type { Content } from '../../../contract/content.ts';
import { lazyComponent } from '../../lib/code-loading/lazy-component.tsx';
import { hasOwnPage } from '../../lib/page-meta/own-page.ts';
import { useRenderWhenNear } from '../../ui/images/use-render-when-near.ts';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import styles from './title-screen.module.css';

const TitleSections = lazyComponent(async () => (await import('./further/title-sections.tsx')).TitleSections);

/** The place below the specified (behaviour 22.30): code and calls come once it is near. */
export function FurtherSections({ title }: { title: Content }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useRenderWhenNear(place, false);
  if (!hasOwnPage()) return null;
  return (
    <div ref={place} className={styles['further']}>
      {isNear && (
        <RenderErrorBoundary renderFallback={() => <span hidden />}>
          <Suspense>
            <TitleSections title={title} />
          </Suspense>
        </RenderErrorBoundary>
      )}
    </div>
  );
}
