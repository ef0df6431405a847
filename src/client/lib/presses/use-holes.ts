import { type Key, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The pointer's latest press; undefined after a key, which aims at no position. */
let lastPress: PointerEvent | undefined;

window.addEventListener('pointerdown', (event) => (lastPress = event), { capture: true });
window.addEventListener('keydown', () => (lastPress = undefined), { capture: true });

/** Milliseconds after a press within which the next one was meant for the removed row. */
const HOLE_MS = 400;

/** An item in its place, or the hole that keeps the place of a removed one. */
export type Slot<Item> = { key: Key; item: Item; isHole: boolean; height: number };

/**
 * The items of a list, and holes in the places of removed ones: after a press in the list a hole stays until the mouse has left
 * it or 400 ms have passed, so that a second press never meets another row. While the pointer is down no row moves: the browser
 * makes a click only of a press and a release on one element. After a key the rows close up at once.
 * @param list its element, whose children are the slots in their order
 */
export function useHoles<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  list: RefObject<HTMLElement | null>,
): Slot<Item>[] {
  const shown = useRef<readonly Slot<Item>[]>([]);
  const [, closeHoles] = useReducer((count: number) => {
    shown.current = shown.current.filter(({ isHole }) => !isHole);
    return count + 1;
  }, 0);
  const heights = useRef<number[]>([]);
  useEffect(() => {
    const measure = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target))
        heights.current = [...list.current.children].map((row) => row.getBoundingClientRect().height);
    };
    window.addEventListener('pointerdown', measure, { capture: true });
    return () => window.removeEventListener('pointerdown', measure, { capture: true });
  }, [list]);

  const target = lastPress?.target;
  const isPressed = target instanceof Node && wasIn(list.current, target);
  const before = shown.current.map((slot, index) =>
    slot.isHole ? slot : { ...slot, height: heights.current[index] ?? 0 },
  );
  const slots = withHoles(before, items, keyOf, isPressed);
  useLayoutEffect(() => {
    shown.current = slots;
  });

  const holes = slots.flatMap(({ isHole, key }) => (isHole ? [key] : [])).join();
  useEffect(() => {
    if (holes === '') return undefined;
    const close = () => flushSync(closeHoles);
    let timer = setTimeout(close, HOLE_MS);
    const wait = () => clearTimeout(timer);
    const waitAgain = () => {
      wait();
      timer = setTimeout(close, HOLE_MS);
    };
    const onMove = (event: PointerEvent) => {
      const isAim = event.pointerType === 'mouse' && event.buttons === 0;
      if (isAim && !isOverHole(list.current, event)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerdown', wait, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, waitAgain, { signal });
    return () => {
      wait();
      listening.abort();
    };
  }, [holes, list]);
  return slots;
}

/** The pressed row may have left the document already. */
function wasIn(list: HTMLElement | null, target: Node): boolean {
  return list !== null && (list.contains(target) || !target.isConnected);
}

function withHoles<Item>(
  before: readonly Slot<Item>[],
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  isPressed: boolean,
): Slot<Item>[] {
  const slots = items.map((item): Slot<Item> => ({ key: keyOf(item), item, isHole: false, height: 0 }));
  const keys = new Set(slots.map(({ key }) => key));
  for (const [index, slot] of before.entries()) {
    if (keys.has(slot.key) || !(slot.isHole || isPressed)) continue;
    const previous = before[index - 1]?.key;
    const place = slots.findIndex(({ key }) => key === previous) + 1;
    slots.splice(place, 0, { ...slot, isHole: true });
  }
  return slots;
}

function isOverHole(list: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  return [...(list?.querySelectorAll('[data-hole]') ?? [])].some((hole) => {
    const { left, right, top, bottom } = hole.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}
