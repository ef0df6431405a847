import type { Plugin } from 'vite';

const SDK = /@telegram-apps\/sdk\/dist\/index\.js$/;

/**
 * The messenger's SDK is one module whose parts are made by calls, which a bundler keeps because they might have
 * side effects. None has, so this drops the parts that the app does not use.
 */
export function leanSdkPlugin(): Plugin {
  return {
    name: 'lean-sdk',
    apply: 'build',
    transform: {
      filter: { id: SDK },
      handler(code) {
        const starts = this.parse(code).body.flatMap((statement) =>
          statement.type === 'VariableDeclaration'
            ? statement.declarations.flatMap(({ init }) =>
                init?.type === 'CallExpression' ? [init.start] : [],
              )
            : [],
        );
        const pure = starts
          .reverse()
          .reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code);
        return { code: pure, map: null };
      },
    },
  };
}
