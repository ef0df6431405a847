import { fetchCode } from './fetch-code.ts';

/** Files that have arrived or are loading, by URL. */
const files = new Map<string, Promise<void>>();

/**
 * The build's replacement for each `import()` (`tools/build/load-chunk-plugin.ts`): fetches the chunk's file and
 * the files that it imports by `fetchCode`, attaches its stylesheets, and only then imports it.
 *
 * @param load the `import()`
 * @param names the files' paths
 */
export async function loadChunk<Code>(load: () => Promise<Code>, names: readonly string[]): Promise<Code> {
  await Promise.all(names.map((name) => getOnce(`/${name}`)));
  return load();
}

function getOnce(url: string): Promise<void> {
  const file = files.get(url) ?? get(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

async function get(url: string): Promise<void> {
  // The app's own stylesheet, which is in the page.
  if (document.querySelector(`link[data-styles][href="${url}"]`)) return;
  await fetchCode(url);
  if (url.endsWith('.css')) await attachStylesheet(url);
}

function attachStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onload = () => resolve();
    const onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload, onerror }));
  });
}
