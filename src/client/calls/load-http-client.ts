import { loadCode } from '../lib/code-loading/load-code.ts';
import { reloadOnce } from '../lib/code-loading/reload-once.ts';

const load = () => loadCode(() => import('./http-client.ts'));

/** Loads the shared HTTP client before it is needed; a failure shows when it is. */
export function preloadHttpClient(): void {
  load().catch(() => undefined);
}

/**
 * Loads the shared HTTP client, which a first screen can do without: its responses have been requested early. If it
 * cannot be loaded the page is reloaded, once; if that does not help, rejects as a request without a network does, and
 * the next request tries again.
 */
export async function loadHttpClient() {
  try {
    return (await load()).httpClient;
  } catch (error) {
    if (!(await reloadOnce())) throw error;
    return new Promise<never>(() => undefined);
  }
}
