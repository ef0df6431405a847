import * as v from 'valibot';

const STORAGE_KEY = 'vetrina.scroll';
const stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())), {});

let positions: Map<string, number> | undefined;

/** Vertical scroll positions by history entry; a reload keeps them, another launch in the same tab does not. */
export function scrollPositions(): Map<string, number> {
  if (!positions) {
    positions = new Map(
      isReload() ? Object.entries(v.parse(stored, sessionStorage.getItem(STORAGE_KEY))) : [],
    );
    window.addEventListener('pagehide', store);
  }
  return positions;
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(scrollPositions())));
  } catch {
    // Storage is full: a reload starts at the top.
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
