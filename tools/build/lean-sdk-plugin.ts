import type { Plugin } from 'vite';

const SDK = /@telegram-apps\/sdk\/dist\/index\.js$/;

/**
 * The messenger's SDK is one module whose parts are made by calls, which a bundler keeps because they might have
 * side effects. None has, so this drops the parts that the app does not use. Each function that is left would check by
 * itself that this is a mini app, reading and parsing all launch parameters twice: a slow phone's start of the SDK took half
 * of its time for it. `startSdk` has read them before, and without them starts nothing.
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
        const isMiniApp = /\bisTMA as (\w+)/.exec(code)?.[1];
        if (!isMiniApp) this.error('the SDK imports no isTMA');
        return { code: pure.replace(new RegExp(`\\b${isMiniApp}\\(\\)`, 'g'), 'true'), map: null };
      },
    },
  };
}
