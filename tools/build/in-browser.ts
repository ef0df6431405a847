/** Globals of every page in every supported engine, by their type. */
const GLOBALS = {
  object: ['window', 'document', 'navigator', 'performance'],
  function: [
    'setTimeout',
    'clearTimeout',
    'queueMicrotask',
    'MessageChannel',
    'Promise',
    'WeakMap',
    'FormData',
    'Blob',
  ],
};

/** Replacements for a build that only browsers run: it leaves out the code for servers, workers and older engines. */
export const IN_BROWSER = Object.fromEntries(
  Object.entries(GLOBALS).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, `"${type}"`])),
);
