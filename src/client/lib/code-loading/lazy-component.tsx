import { type ComponentType, lazy, useState } from 'react';
import { reloadOnce } from './reload-once.ts';

const failed = new Set<() => void>();

/**
 * `lazy` with `preload` and `loaded`: loaded code renders at once, without suspending. A chunk that fails to load reloads the
 * page, once; if that does not help, the component throws until `renewFailedComponents`.
 */
export function lazyComponent<Props extends object, Parts>(
  load: () => Promise<ComponentType<Props> & Parts>,
) {
  let Loaded: (ComponentType<Props> & Parts) | undefined;
  const preload = async () => {
    Loaded = await load();
    return Loaded;
  };
  const loadOnce = async () => {
    try {
      const Component: ComponentType<Props> = await preload();
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
  const Preloadable = (props: Props) => {
    // Chosen at mount: a different type of element would lose its state.
    const [Ready] = useState<ComponentType<Props> | undefined>(() => Loaded);
    return Ready ? <Ready {...props} /> : <Lazy props={props} />;
  };
  return Object.assign(Preloadable, { preload, loaded: () => Loaded });
}

/** Lets components whose chunk failed load it again when they are next rendered: `lazy` would remember the failure. */
export function renewFailedComponents(): void {
  for (const renew of failed) renew();
  failed.clear();
}
