import type { Plugin } from 'vite';

/** Replacements in the router's package, which has no other file for bundlers. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Warnings for developers.
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
  [/^( *)warning\((?:\n[^]*?\n\1\);|.*\);)$/gm, ';'],
  // Naming a component, or calling a function for it, counts as a use.
  [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'],
  // Only routers that load data for their routes catch their errors, and only a framework's routers fetch ahead of
  // a press.
  [/^var (\w+) = class extends React\d*\.Component \{[^]*?^\};$/gm, 'var $1 = null;'],
  [/ \|\| defaultErrorElement/, ''],
  [/return dataRouterState && \(match\.[^;]*;/, 'return getChildren();'],
  [/= usePrefetchBehavior\([^)]*\)/, '= [false, null, {}]'],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && [^;]*;/, 'return link;'],
  [/"data-discover": .*/, ''],
];

/**
 * Leaves the router's parts that the app does not use out of the build: thousands of bytes, and states and effects
 * of every link.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[^/]+\.mjs$/, code: 'function LinkWithRef' },
      handler: (code) => REPLACED.reduce(replace, code),
    },
  };
}

function replace(code: string, [pattern, by]: (typeof REPLACED)[number]): string {
  if (code.search(pattern) < 0) throw new Error(`the router no longer has ${pattern}`);
  return code.replace(pattern, by);
}
