import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isMixed, type Row } from './answers.ts';
import { mainAction, type RowActions } from './video-row.tsx';

const focusRow = (post: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-post="${post}"]`)?.focus();

/**
 * Keys for the rows of a table, which work while a row has the focus, so that no letter does anything while one types. A row
 * that goes hands the focus on to the next one.
 */
export function useRowKeys(rows: readonly Row[], actions: RowActions & { undo: () => void }) {
  const [focused, setFocused] = useState<number>();
  const index = rows.findIndex(({ post }) => post === focused);
  const place = useRef(0);
  if (index >= 0) place.current = index;
  const current = rows[index >= 0 ? index : Math.min(place.current, rows.length - 1)]?.post;

  // The focused row has gone: the one in its place takes over.
  useEffect(() => {
    if (focused === undefined || focused === current || document.activeElement !== document.body) return;
    setFocused(current);
    focusRow(current);
  }, [focused, current]);

  const move = (by: number) => focusRow(rows[place.current + by]?.post);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find(({ post }) => String(post) === target.dataset['post']);
    const act = row && keyActions(row, actions, move)[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const post = target.closest<HTMLElement>('[data-post]')?.dataset['post'];
    if (rows.some((row) => String(row.post) === post)) setFocused(Number(post));
  };
  return { current, ofTable: { onKeyDown, onFocus } };
}

function keyActions(
  row: Row,
  actions: RowActions & { undo: () => void },
  move: (by: number) => void,
): Record<string, () => void> {
  const { choose, ignore, open, select, undo } = actions;
  return {
    arrowdown: () => move(1),
    arrowup: () => move(-1),
    enter: () => mainAction(row, actions).act(row),
    c: () => !isMixed(row) && choose(row),
    i: () => ignore(row),
    o: () => row.posts > 1 && open?.(row),
    ' ': () => select?.(row),
    u: undo,
  };
}
