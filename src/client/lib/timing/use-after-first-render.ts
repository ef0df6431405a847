import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isReload } from '../navigation/navigation-entry.ts';
import { useBrowserFact } from '../react/use-browser-fact.ts';

/** The page's first screen has not rendered yet. */
let isOpening = true;

/**
 * False in a screen's first render, which ends below what is in view: what is behind it must not hold up the words. True at
 * once for a screen that is come back to, whose position needs its height.
 */
export function useAfterFirstRender(): boolean {
  const isBack = useNavigationType() === 'POP';
  const isReturn = useBrowserFact(
    () => isBack && (!isOpening || isReload()),
    () => false,
  );
  const [isAfter, setAfter] = useState(isReturn);
  useEffect(() => {
    isOpening = false;
    setAfter(true);
  }, []);
  return isAfter;
}
