import type { Plugin } from 'vite';

/**
 * Leaves the router's warnings for developers out of the build, whose package offers no other file to bundlers, and the components
 * that nothing uses: naming them counts as a use.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[^/]+\.mjs$/ },
      handler: (code) =>
        code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
    },
  };
}
