import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * False in a screen's first render, which ends below what is in view: what is behind it must not hold up the words. True at
 * once for a screen that is come back to, whose position needs its height.
 */
export function useAfterFirstRender(): boolean {
  const isReturn = useNavigationType() === 'POP';
  const [isAfter, setAfter] = useState(isReturn);
  useEffect(() => setAfter(true), []);
  return isAfter;
}
