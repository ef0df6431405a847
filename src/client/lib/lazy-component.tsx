import { type ComponentType, lazy } from 'react';
import { importWhenOnline } from '../lib/import-when-online.ts';
import { reloadOnce, resetReloadOnce } from '../lib/reload-once.ts';

/** `lazy` with `preload`. A chunk that fails to load reloads the page, once. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const loadOnce = async () => {
    try {
      const screen = await importWhenOnline(load);
      resetReloadOnce();
      return { default: screen };
    } catch (error) {
      if (!(await reloadOnce())) throw error;
      return new Promise<never>(() => undefined);
    }
  };
  return Object.assign(lazy(loadOnce), { preload: load });
}
