import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 1024px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True if a table has room for an editor beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
