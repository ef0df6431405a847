import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus between the links of a row or grid by the arrow keys, Home and End.
 * @param columns links on a line; a row is one line
 */
export function useArrowKeys(box: RefObject<HTMLElement | null>, columns = Number.POSITIVE_INFINITY): void {
  useEffect(() => {
    const element = box.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // With these the arrows are the browser's: back, the start of the line.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const from = links.findIndex((link) => link === event.target);
      const to = from < 0 ? undefined : targetOf(event.key, from, links.length, columns);
      if (to === undefined || !links[to]) return;
      event.preventDefault();
      links[to].focus();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [box, columns]);
}

function targetOf(key: string, from: number, count: number, columns: number): number | undefined {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return from + columns;
  if (key === 'ArrowUp') return from - columns;
  return undefined;
}
