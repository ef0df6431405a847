import { online } from '../timing/online.ts';

const MAX_ATTEMPTS = 5;
/** Until the second attempt, doubled for each further one, unless the network returns before. */
const FIRST_DELAY_MS = 500;

/**
 * Fetches a file of code into the browser's HTTP cache, where the `import()` that follows finds it. Many engines remember a
 * failed `import()` or `modulepreload` until the page is reloaded, so those may only ask for files that have arrived.
 * Failures of the network and of the server are tried again, offline until the network returns. Rejects after five
 * attempts, and at once if the server has no such file.
 */
export async function fetchCode(url: string, attempt = 1): Promise<void> {
  const status = await statusOf(url);
  if (status >= 200 && status < 300) return;
  const isMissing = status >= 400 && status < 500 && status !== 429;
  if (isMissing || (attempt >= MAX_ATTEMPTS && navigator.onLine)) throw new Error(`no ${url}: ${status}`);
  await online(FIRST_DELAY_MS * 2 ** (attempt - 1));
  await fetchCode(url, attempt + 1);
}

/** The response's status once its body is here as well; 0 without a network. As `import()` it sends the origin's cookies. */
async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
