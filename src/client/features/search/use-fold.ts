import { useLayoutEffect, useState } from 'react';
import { useRowMemory } from '../../lib/row-memory.ts';

const FOLDED = 1;

/** Whether the filters are folded into one line: as this visit to the page left them, at first not. */
export function useFold(): [folded: boolean, setFolded: (folded: boolean) => void] {
  const memory = useRowMemory('filters');
  const [folded, setFolded] = useState(() => memory.recall() === FOLDED);
  // At each change of the address, too: another choice is another place in the history.
  useLayoutEffect(() => void memory.remember(folded ? FOLDED : 0));
  return [folded, setFolded];
}
