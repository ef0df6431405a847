import { fetchCode } from './fetch-code.ts';

/** Files that have arrived or are loading, by URL. */
const files = new Map<string, Promise<void>>();

/**
 * The build's replacement for each `import()` (`tools/build/load-chunk-plugin.ts`): fetches the chunk's file and
 * the files that it imports by `fetchCode`, attaches its stylesheets, and only then runs the chunks, each after those that
 * it imports.
 *
 * @param read reads what the chunk exports, once it has run
 * @param names the chunks' names, separated by spaces
 */
export async function loadChunk<Code>(read: () => Promise<Code>, names: string): Promise<Code> {
  const urls = findUrls(names.split(' '));
  await Promise.all(urls.map(getOnce));
  for (const url of urls) if (url.endsWith('.js')) await import(/* @vite-ignore */ url);
  return read();
}

/** The URLs of these chunks' code and styles, in the order in which the page lists them: that of the chunks' imports. */
function findUrls(names: readonly string[]): string[] {
  const bundle = document.querySelector<HTMLLinkElement>('link[data-bundle]');
  const listed = bundle?.dataset['files']?.split(' ') ?? [];
  return listed
    .filter((file) => names.includes(file.replace(/-[^-]*$/, '')))
    .map((file) => new URL(file, bundle?.href).pathname);
}

function getOnce(url: string): Promise<void> {
  const file = files.get(url) ?? get(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

async function get(url: string): Promise<void> {
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
