import type { Plugin } from 'vite';

/** Leaves axios' XMLHttpRequest adapter out of the build, a hundredth of the first bundle: the client uses that of fetch. */
export function axiosWithoutXhrPlugin(): Plugin {
  const empty = '\0axios-without-xhr';
  return {
    name: 'axios-without-xhr',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './xhr.js' && importer?.endsWith('axios/lib/adapters/adapters.js') ? empty : undefined,
    load: (id) => (id === empty ? 'export default null' : undefined),
  };
}
