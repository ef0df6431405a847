import type { Plugin } from 'vite';
import type { ApiCall, CallFacts } from '../../src/contract/api-call.ts';

const FACTS: Readonly<Record<keyof CallFacts, true>> = {
  summary: true,
  failures: true,
  example: true,
  isPublic: true,
  streams: true,
};

/** The schemas by which the server checks what it receives. */
const INPUT = { params: true, query: true, body: true } satisfies Partial<Record<keyof ApiCall, true>>;

/** A phone stores such a change until it is sent, and checks the bodies that it has stored. */
const STORED = 'defineOwnChange';

/**
 * Leaves out of the calls that the contract declares the facts that only documentation and tests read, and the schemas of their
 * input.
 */
export function withoutCallFactsPlugin(): Plugin {
  return {
    name: 'without-call-facts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/contract\/.*\.ts$/, code: /\bdefine\w+\(/ },
      handler(code) {
        const declared = this.parse(code).body.flatMap((statement) =>
          statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
            ? statement.declaration.declarations.flatMap(({ init }) =>
                init?.type === 'CallExpression' ? init : [],
              )
            : [],
        );
        const withoutFacts = declared.reverse().reduce((text, { callee, arguments: [call] }) => {
          if (call?.type !== 'ObjectExpression') return text;
          const dropped = new Set(Object.keys({ ...FACTS, ...INPUT }));
          if (callee.type === 'Identifier' && callee.name === STORED) dropped.delete('body');
          const kept = call.properties
            .filter(
              (one) =>
                !(one.type === 'Property' && one.key.type === 'Identifier' && dropped.has(one.key.name)),
            )
            .map(({ start, end }) => code.slice(start, end));
          return `${text.slice(0, call.start)}{ ${kept.join(', ')} }${text.slice(call.end)}`;
        }, code);
        return { code: withoutFacts, map: null };
      },
    },
  };
}
