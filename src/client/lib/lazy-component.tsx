import { type ComponentType, lazy } from 'react';
import { importWhenOnline } from './import-when-online.ts';
import { reloadOnce, resetReloadOnce } from './reload-once.ts';

const failed = new Set<() => void>();

/**
 * `lazy` with `preload`. A chunk that fails to load reloads the page, once; where that is no use the component throws
 * until `renewFailedComponents`.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOnce = async () => {
    try {
      const Component = await importWhenOnline(load);
      resetReloadOnce();
      return { default: ({ props }: { props: Props }) => <Component {...props} /> };
    } catch (error) {
      failed.add(renew);
      if (!(await reloadOnce())) throw error;
      return new Promise<never>(() => undefined);
    }
  };
  let Lazy = lazy(loadOnce);
  const renew = () => {
    Lazy = lazy(loadOnce);
  };
  return Object.assign((props: Props) => <Lazy props={props} />, { preload: load });
}

/** Lets components whose chunk failed load it again when they are next rendered: `lazy` would remember the failure. */
export function renewFailedComponents(): void {
  for (const renew of failed) renew();
  failed.clear();
}
