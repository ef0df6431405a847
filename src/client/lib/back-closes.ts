import { createContext, useContext, useEffect, useRef } from 'react';

/** Hands the next step back to this handler until it is released by what is answered. */
export type TakeBack = (handler: () => void) => () => void;

/** How the page around takes steps back; without a provider there are none to take. */
export const BackContext = createContext<TakeBack>(() => () => undefined);

/** While something lies open over the page, a step back closes that instead of leaving the page; the last opened first. */
export function useBackCloses(open: boolean, close: () => void): void {
  const takeBack = useContext(BackContext);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (open ? takeBack(() => latest.current()) : undefined), [open, takeBack]);
}
