import type { Plugin, parseAst } from 'vite';

const SDK = /@telegram-apps\/(?:sdk|bridge)\/dist\/index\.js$/;
const PURE = '/* @__PURE__ */ ';
const ELEMENT_OF = 'const elementOf = (list, index) => list[index];\n';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Node = NonNullable<Declarator['init']>;

/**
 * The messenger's SDK is one module whose parts are made by calls, several at a time as a list, which a bundler keeps because
 * they might have side effects. None has, so this drops the parts that the app does not use. Each function that is left would
 * check by itself that this is a mini app, reading and parsing all launch parameters twice: a slow phone's start of the SDK
 * took half of its time for it. `startSdk` has read them before, and without them starts nothing.
 */
export function leanSdkPlugin(): Plugin {
  return {
    name: 'lean-sdk',
    apply: 'build',
    transform: {
      filter: { id: SDK },
      handler(code, id) {
        const pure = this.parse(code)
          .body.flatMap((statement) =>
            statement.type === 'VariableDeclaration' ? statement.declarations : [],
          )
          .reverse()
          .reduce(
            (text, one) => text.slice(0, one.start) + pureDeclarator(code, one) + text.slice(one.end),
            code,
          );
        const isMiniApp = /\bisTMA as (\w+)/.exec(code)?.[1];
        if (!isMiniApp && /sdk\/dist/.test(id)) this.error('the SDK imports no isTMA');
        return {
          code: ELEMENT_OF + pure.replace(new RegExp(`\\b${isMiniApp}\\(\\)`, 'g'), 'true'),
          map: null,
        };
      },
    },
  };
}

/** The declaration of one or several variables, each of which a bundler drops if nothing uses it. */
function pureDeclarator(code: string, { id, init, start, end }: Declarator): string {
  if (!init) return code.slice(start, end);
  const value = pureSource(code, init);
  if (id.type !== 'ArrayPattern') return `${code.slice(id.start, id.end)} = ${value}`;
  const list = init.type === 'Identifier' ? value : `list${start}`;
  const elements = id.elements.flatMap((element, index) =>
    element ? [`${code.slice(element.start, element.end)} = ${elementOf(list, index)}`] : [],
  );
  return [...(list === value ? [] : [`${list} = ${value}`]), ...elements].join(', ');
}

/** A value's source; calls and elements of lists are marked as having no effect. */
function pureSource(code: string, value: Node): string {
  const source = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  if (value.type === 'MemberExpression' && value.computed)
    return elementOf(source(value.object), source(value.property));
  if (value.type !== 'CallExpression') return source(value);
  const given = value.arguments.map((one) =>
    one.type === 'SpreadElement' ? source(one) : pureSource(code, one),
  );
  return `${PURE}${source(value.callee)}(${given.join(', ')})`;
}

const elementOf = (list: string, index: string | number) => `${PURE}elementOf(${list}, ${index})`;
