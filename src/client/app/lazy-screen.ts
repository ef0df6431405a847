import { type ComponentType, lazy } from 'react';
import { importWhenOnline } from '../lib/import-when-online.ts';
import { forgetReload, reloadOnce } from '../lib/reload-once.ts';

/** A screen whose code comes when it is first shown, or earlier by `preload`; where it fails to, the page comes anew. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const loadOnce = async () => {
    try {
      const screen = await importWhenOnline(load);
      forgetReload();
      return { default: screen };
    } catch (error) {
      if (!(await reloadOnce())) throw error;
      return new Promise<never>(() => undefined);
    }
  };
  return Object.assign(lazy(loadOnce), { preload: load });
}
