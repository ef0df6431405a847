import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Content } from '../../../../contract/content.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { haptic } from '../../../messenger/haptic.ts';
import { SheetErrorBoundary } from '../../../ui/overlays/sheet-error-boundary.tsx';

const TitleSheet = lazyComponent(async () => (await import('./title-sheet.tsx')).TitleSheet);

/** Preloads the sheet's code, as screens are. */
export const titleSheetPreloader = { preload: TitleSheet.preload };

type OpenSheet = (title: Content) => void;

const SheetContext = createContext<OpenSheet>(() => undefined);

/** Opens the bottom sheet of a title's actions. */
export function useOpenTitleSheet(): OpenSheet {
  return useContext(SheetContext);
}

/** Renders the one sheet that all covers share; its code is loaded when it is first opened. */
export function TitleSheetProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<Content>();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // Navigating closes the sheet.
  useEffect(() => () => setOpen(false), [pathname]);
  const show = useCallback((chosen: Content) => {
    haptic.impact('medium');
    setTitle(chosen);
    setOpen(true);
  }, []);
  return (
    <SheetContext.Provider value={show}>
      {children}
      {title && (
        <SheetErrorBoundary onError={() => setTitle(undefined)}>
          <Suspense>
            <TitleSheet key={title.id} title={title} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </SheetErrorBoundary>
      )}
    </SheetContext.Provider>
  );
}
