import type { Plugin } from 'vite';
import { type Replacement, replaceEach } from './replace-each.ts';

/** Routes as they are matched and rendered where no routes have data or are inside of others. */
const RENDER_ROUTES = `function useRoutesImpl(routes) {
  let matches = matchRoutes(routes, useLocation());
  return matches && matches.reduceRight((outlet, { route }, index) => React2.createElement(RouteContext.Provider, {
    value: { outlet, matches: matches.slice(0, index + 1) },
  }, route.element || outlet), null);
}`;

/** Replacements in the router's package, which has no other file for bundlers. */
const REPLACED: readonly Replacement[] = [
  // Warnings and errors for developers.
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
  [/^( *)(?:warning|invariant)\((?:\n[^]*?\n\1\);|.*\);)$/gm, ';'],
  // Naming a component, or calling a function for it, counts as a use.
  [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
  [/^var (\w+) = (?:Object\.getOwnPropertyNames\(|new Set\()[^;]*;$/gm, 'var $1 = null;'],
  [/^try \{\n[^}]*__reactRouterVersion[^]*?^\}$/m, ''],
  // Only routers that load data for their routes catch their errors, and only a framework's routers fetch ahead of
  // a press.
  [/^var (\w+) = class extends React\d*\.Component \{[^]*?^\};$/gm, 'var $1 = null;'],
  [/^function useRoutesImpl\([^]*?^\}$/m, RENDER_ROUTES],
  [/return isDataRoute \? useNavigateStable\(\) : /, 'return '],
  [/^ +(?!element|index|path)\w+: element\.props\..*\n/gm, ''],
  [/= usePrefetchBehavior\([^)]*\)/, '= [false, null, {}]'],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && [^;]*;/, 'return link;'],
  [/"data-discover": .*/, ''],
  // No route has an optional part.
  [/explodeOptionalSegments\(route\.path\)/, '[]'],
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
      handler: (code) => replaceEach(code, REPLACED),
    },
  };
}
