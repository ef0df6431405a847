import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Title } from '../../../../contract/titles.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../../lib/code-loading/load-code.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { SheetErrorBoundary } from '../../../ui/overlays/sheet-error-boundary.tsx';
import { useTitleLinkEvents } from './use-title-link-events.ts';

const TitleSheet = lazyComponent(async () => (await loadCode(() => import('./title-sheet.tsx'))).TitleSheet);

/** Preloads the sheet's code, as screens are. */
export const titleSheetPreloader = { preload: TitleSheet.preload };

/** The behaviour of all links to titles, and the one sheet that they share; its code loads at its first use. */
export function TitleSheetOnLongPress() {
  const [title, setTitle] = useState<Title>();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Navigating closes the sheet.
  useEffect(() => () => setOpen(false), [pathname]);
  useTitleLinkEvents((chosen) => {
    haptic.impact('medium');
    setTitle(chosen);
    setOpen(true);
  });
  if (!title) return null;
  return (
    <SheetErrorBoundary onError={() => setTitle(undefined)}>
      <Suspense>
        <TitleSheet key={title.id} title={title} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </SheetErrorBoundary>
  );
}
