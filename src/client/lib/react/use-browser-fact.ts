import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A fact that only the browser knows; `assumed` on the server, and while React attaches itself to what the server has
 * rendered.
 */
export function useBrowserFact<Fact>(read: () => Fact, assumed: () => Fact): Fact {
  return useSyncExternalStore(never, read, assumed);
}
