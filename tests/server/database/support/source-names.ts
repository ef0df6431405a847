import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;
/** An expression, with the names around it. */
export type Ref = { node: Node; scope: Scope };
export type Scope = { names: Map<string, Binding>; outer: Scope | undefined; file: string };
type Binding = () => Value;
type Function = ESTree.ArrowFunctionExpression | ESTree.Function;
type Module = { text: string; program: ESTree.Program; scope: Scope };

/** A property that an object has not. */
const ABSENT = Symbol('absent');
export type Value = Ref | typeof ABSENT | undefined;

/** Of parts that are one of two, the first or the second. */
export type Way = 0 | 1;

/** Nodes that are nothing but their expression. */
const AROUND = new Set<string>([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'ChainExpression',
]);

/** A name for a name, and a function that calls itself. */
const MAX_DEPTH = 30;

/** The names of sources, and the expressions behind them: a part that is one of two is the one of a way. */
export class SourceNames {
  readonly #modules = new Map<string, Module>();
  readonly #way: Way;

  constructor(way: Way) {
    this.#way = way;
  }

  module(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const { program } = parseSync(file, text);
    const scope: Scope = { names: new Map(), outer: undefined, file };
    const module = { text, program, scope };
    this.#modules.set(file, module);
    for (const statement of program.body)
      if (statement.type === 'ImportDeclaration') this.#import(statement, file, scope);
    this.#declare(program, scope);
    return module;
  }

  #import({ source, specifiers }: ESTree.ImportDeclaration, from: string, scope: Scope): void {
    if (!source.value.startsWith('.')) return;
    const file = normalize(join(dirname(from), source.value));
    for (const { type, local, ...more } of specifiers) {
      if (type !== 'ImportSpecifier' || !('imported' in more)) continue;
      const name = more.imported.type === 'Identifier' ? more.imported.name : '';
      scope.names.set(local.name, () => this.module(file).scope.names.get(name)?.());
    }
  }

  /** Binds the names that a body declares, but for those of functions within. */
  #declare(body: Node, scope: Scope): void {
    for (const node of childrenOf(body)) {
      if (node.type === 'VariableDeclarator') {
        const { id, init } = node;
        if (init) this.#bind(id, scope, () => ({ node: init, scope }));
      }
      if (node.type === 'FunctionDeclaration' && node.id)
        scope.names.set(node.id.name, () => ({ node, scope }));
      if (!isFunction(node)) this.#declare(node, scope);
    }
  }

  #bind(pattern: Node, scope: Scope, value: Binding): void {
    if (pattern.type === 'Identifier') scope.names.set(pattern.name, value);
    else if (pattern.type === 'AssignmentPattern')
      this.#bind(pattern.left, scope, () => presentOf(value()) ?? { node: pattern.right, scope });
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { name } = property.key;
        this.#bind(property.value, scope, () => this.#property(value(), name));
      }
  }

  #property(of: Value, name: string): Value {
    const object = presentOf(this.follow(of));
    if (object?.node.type !== 'ObjectExpression') return undefined;
    const { scope } = object;
    for (const property of object.node.properties.toReversed()) {
      if (property.type === 'SpreadElement') {
        const spread = this.#property({ node: property.argument, scope }, name);
        if (spread !== ABSENT) return spread;
      } else if (property.key.type === 'Identifier' && property.key.name === name)
        return { node: property.value, scope };
    }
    return ABSENT;
  }

  /** The expression behind names, properties, calls and choices. */
  follow(ref: Value, depth = 0): Value {
    if (!ref || ref === ABSENT || depth > MAX_DEPTH) return ref;
    const { node, scope } = ref;
    const next = (one: Node) => this.follow({ node: one, scope }, depth + 1);
    if (node.type === 'Identifier') return this.follow(lookUp(scope, node.name), depth + 1);
    if (node.type === 'MemberExpression') {
      if (node.computed || node.property.type !== 'Identifier') return undefined;
      return this.follow(this.#property({ node: node.object, scope }, node.property.name), depth + 1);
    }
    if (node.type === 'ConditionalExpression')
      return next(this.#isChosen(next(node.test)) ? node.consequent : node.alternate);
    if (node.type === 'LogicalExpression') return this.#firstOf(next(node.left), next(node.right));
    if (node.type === 'CallExpression') {
      const returned = this.#returned(ref, depth);
      return returned === undefined ? ref : this.follow(returned, depth + 1);
    }
    return AROUND.has(node.type) && 'expression' in node && isNode(node.expression)
      ? next(node.expression)
      : ref;
  }

  /** 'one ?? other': the other where the first one is missing, or a call of which nothing is known. */
  #firstOf(one: Value, other: Value): Value {
    const first = presentOf(one);
    return first && first.node.type !== 'CallExpression' ? first : other;
  }

  #isChosen(test: Value): boolean {
    if (test === ABSENT) return false;
    return test?.node.type === 'Literal' ? Boolean(test.node.value) : this.#way === 0;
  }

  /** The result of a call of a known function. */
  #returned({ node, scope }: Ref, depth: number): Value {
    if (node.type !== 'CallExpression') return undefined;
    const called = this.follow({ node: node.callee, scope }, depth + 1);
    if (!called || called === ABSENT || !isFunction(called.node))
      return called === ABSENT ? ABSENT : undefined;
    const { node: fn } = called;
    const inside = this.enter(fn, called.scope, { node, scope });
    if (!fn.body) return undefined;
    if (fn.body.type !== 'BlockStatement') return { node: fn.body, scope: inside };
    const results = returnsOf(fn.body);
    const result = results[Math.min(this.#way, results.length - 1)];
    return result && { node: result, scope: inside };
  }

  /** The names inside a function; without a call its parameters are unknown. */
  enter(fn: Function, outer: Scope, call?: Ref): Scope {
    const scope: Scope = { names: new Map(), outer, file: outer.file };
    const args = call?.node.type === 'CallExpression' ? call.node.arguments : [];
    for (const [index, parameter] of fn.params.entries()) {
      const argument = args[index];
      const value = () => (call && argument ? { node: argument, scope: call.scope } : ABSENT);
      if (parameter.type !== 'RestElement' && parameter.type !== 'TSParameterProperty')
        this.#bind(parameter, scope, call ? value : () => undefined);
    }
    if (fn.body) this.#declare(fn.body, scope);
    return scope;
  }
}

export const presentOf = (value: Value): Ref | undefined => (value === ABSENT ? undefined : value);

function lookUp(scope: Scope | undefined, name: string): Value {
  if (!scope) return undefined;
  const binding = scope.names.get(name);
  return binding ? binding() : lookUp(scope.outer, name);
}

export function isFunction(node: Node): node is Function {
  return ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);
}

/** The results of a function's body, but for those of functions within. */
function returnsOf(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return childrenOf(node).flatMap((child) => (isFunction(child) ? [] : returnsOf(child)));
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
