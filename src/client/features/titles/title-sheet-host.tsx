import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { importWhenOnline } from '../../lib/import-when-online.ts';
import { haptic } from '../../messenger/haptic.ts';

const loadSheet = () => import('./title-sheet.tsx');
const TitleSheet = lazy(async () => ({ default: (await importWhenOnline(loadSheet)).TitleSheet }));

/** The sheet's code, for fetching ahead in idle time. */
export const titleSheet = { preload: loadSheet };

type OpenSheet = (title: Content) => void;

const SheetContext = createContext<OpenSheet>(() => undefined);

/** Opens the sheet of what can be done with a title, over the page. */
export function useTitleSheet(): OpenSheet {
  return useContext(SheetContext);
}

/** Holds the one sheet of all covers; its code comes when it is first opened. */
export function TitleSheetHost({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<Content>();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // However the page is left, its sheet goes with it.
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
        <Suspense>
          <TitleSheet key={title.id} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SheetContext.Provider>
  );
}
