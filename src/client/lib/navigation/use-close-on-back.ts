import { createContext, useContext, useEffect, useRef } from 'react';

/** Registers a handler for the next back navigation; returns a function that unregisters it. */
export type InterceptBack = (handler: () => void) => () => void;

/** Provided by the shell; the default does nothing. */
export const InterceptBackContext = createContext<InterceptBack>(() => () => undefined);

/** While an overlay is open, going back closes it instead of leaving the page; the last opened first. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const interceptBack = useContext(InterceptBackContext);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (open ? interceptBack(() => latest.current()) : undefined), [open, interceptBack]);
}
