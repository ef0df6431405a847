import { type ComponentType, lazy } from 'react';

/** A screen whose code comes when it is first shown, or earlier by `preload`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const loadOnce = () => load().then((screen) => ({ default: screen }));
  return Object.assign(lazy(loadOnce), { preload: load });
}
