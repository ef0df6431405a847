import type { Plugin } from 'vite';
import type { CallFacts } from '../../src/contract/api-call.ts';

const FACTS: Readonly<Record<keyof CallFacts, true>> = {
  summary: true,
  failures: true,
  example: true,
  isPublic: true,
  streams: true,
};

/** Leaves the facts that only documentation and tests read out of the calls that the contract declares. */
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
                init?.type === 'CallExpression' ? init.arguments : [],
              )
            : [],
        );
        const withoutFacts = declared.reverse().reduce((text, call) => {
          if (call.type !== 'ObjectExpression') return text;
          const kept = call.properties
            .filter(
              (one) => !(one.type === 'Property' && one.key.type === 'Identifier' && one.key.name in FACTS),
            )
            .map(({ start, end }) => code.slice(start, end));
          return `${text.slice(0, call.start)}{ ${kept.join(', ')} }${text.slice(call.end)}`;
        }, code);
        return { code: withoutFacts, map: null };
      },
    },
  };
}
