import { online } from '../timing/online.ts';

const MAX_ATTEMPTS = 4;
/** Until the second attempt, doubled for each further one, unless the network returns before. */
const FIRST_DELAY_MS = 500;

/**
 * Loads code by its `import()`, and again after a failure, offline until the network returns. Rejects after four attempts, which
 * in older engines are one: they remember a failed `import()` until the page is reloaded.
 */
export async function loadCode<Code>(load: () => Promise<Code>, attempt = 1): Promise<Code> {
  try {
    if (attempt > 1) await renewStylesheets();
    return await load();
  } catch (error) {
    if (attempt >= MAX_ATTEMPTS && navigator.onLine) throw error;
    await online(FIRST_DELAY_MS * 2 ** (attempt - 1));
    return loadCode(load, attempt + 1);
  }
}

/** Attaches stylesheets again that have not come: an `import()` that is repeated does not ask for its own again. */
async function renewStylesheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
  await Promise.all([...links].filter(({ sheet }) => !sheet).map(attachAgain));
}

function attachAgain(failed: HTMLLinkElement): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = document.createElement('link');
    const { href } = failed;
    failed.replaceWith(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload, onerror }));
  });
}
