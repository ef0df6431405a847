import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

const focusRow = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();

/**
 * Keys for the rows of a table, which work while a row has the focus, so that no letter does anything while one types: the
 * arrows move, `actionsOf` says what other keys do with a row, by `KeyboardEvent.key` in lower case. A row that goes hands the
 * focus on to the next one.
 */
export function useRowKeys<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  actionsOf: (row: Row) => Record<string, () => void>,
) {
  const [focused, setFocused] = useState<number>();
  const ids = rows.map(idOf);
  const index = focused === undefined ? -1 : ids.indexOf(focused);
  const place = useRef(0);
  if (index >= 0) place.current = index;
  const current = ids[index >= 0 ? index : Math.min(place.current, rows.length - 1)];

  // The focused row has gone: the one in its place takes over.
  useEffect(() => {
    if (focused === undefined || focused === current || document.activeElement !== document.body) return;
    setFocused(current);
    focusRow(current);
  }, [focused, current]);

  const move = (by: number) => focusRow(ids[place.current + by]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find((one) => String(idOf(one)) === target.dataset['row']);
    const moves = { arrowdown: () => move(1), arrowup: () => move(-1) };
    const act = row && { ...actionsOf(row), ...moves }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const id = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
    if (ids.includes(id)) setFocused(id);
  };
  return { current, ofTable: { onKeyDown, onFocus } };
}
