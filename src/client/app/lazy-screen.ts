import { type ComponentType, lazy } from 'react';
import { importWhenOnline } from '../lib/import-when-online.ts';

/** A screen whose code comes when it is first shown, or earlier by `preload`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const loadOnce = async () => ({ default: await importWhenOnline(load) });
  return Object.assign(lazy(loadOnce), { preload: load });
}
