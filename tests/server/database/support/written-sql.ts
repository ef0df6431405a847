import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import {
  childrenOf,
  isFunction,
  type Node,
  presentOf,
  type Ref,
  type Scope,
  SourceNames,
  type Value,
} from './source-names.ts';

/** SQL in a source. `isWhole`: each part is known, but for values. `isRun`: it is a statement, no part of one. */
export type WrittenSql = { place: string; text: string; written: string; isWhole: boolean; isRun: boolean };

/** A statement of many parts. */
const MAX_DEPTH = 30;
/** Functions that are read with the arguments of a call, one within the other. */
const MAX_CALLS = 2;
/** Parts that are one of two are read both ways. */
const WAYS = [0, 1] as const;

/** All SQL that sources of a folder have in templates, with the parts that are known put in, null for values. */
export function readWrittenSql(folder: string): WrittenSql[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = WAYS.flatMap((way) => {
    const reader = new Reader(new SourceNames(way));
    return files.flatMap((file) => reader.read(join(folder, file)));
  });
  return [...new Map(found.map((one) => [`${one.place} ${one.text}`, one])).values()];
}

class Reader {
  #found: WrittenSql[] = [];
  readonly #run = new Set<Node>();
  readonly #names: SourceNames;

  constructor(names: SourceNames) {
    this.#names = names;
  }

  read(file: string): WrittenSql[] {
    const { program, scope } = this.#names.module(file);
    this.#found = [];
    this.#visit(program, scope, []);
    return this.#found;
  }

  #visit(node: Node, scope: Scope, calls: readonly Node[]): void {
    const executed =
      node.type === 'MemberExpression' &&
      node.property.type === 'Identifier' &&
      node.property.name === 'execute';
    if (executed) this.#run.add(node.object);
    if (node.type === 'TaggedTemplateExpression' && isSql(node)) this.#keep(node, scope);
    if (node.type === 'CallExpression') this.#visitCalled({ node, scope }, calls);
    const inside = isFunction(node) && calls.at(-1) !== node ? this.#names.enter(node, scope) : scope;
    for (const child of childrenOf(node)) this.#visit(child, inside, calls);
  }

  /** Reads a function with the arguments of a call: 'createQueue({ table: "delivery" })'. */
  #visitCalled(call: Ref, calls: readonly Node[]): void {
    if (call.node.type !== 'CallExpression' || calls.length >= MAX_CALLS) return;
    const called = presentOf(this.#names.follow({ node: call.node.callee, scope: call.scope }));
    if (!called || !isFunction(called.node) || calls.includes(called.node)) return;
    const { start, end } = called.node;
    if (!this.#names.module(called.scope.file).text.slice(start, end).includes('`')) return;
    const inside = this.#names.enter(called.node, called.scope, call);
    this.#visit(called.node, inside, [...calls, called.node]);
  }

  #keep(node: ESTree.TaggedTemplateExpression, scope: Scope): void {
    const { file } = scope;
    const { text: source } = this.#names.module(file);
    const written = node.quasi.quasis.map(({ value }) => value.cooked ?? '').join(' ${} ');
    const { text, isWhole } = this.#render({ node, scope }) ?? { text: '', isWhole: false };
    const line = source.slice(0, node.start).split('\n').length;
    this.#found.push({
      place: `${file}:${line}`,
      text: text.trim(),
      written,
      isWhole,
      isRun: this.#run.has(node) || node.tag.type === 'CallExpression',
    });
  }

  /** The text of SQL; undefined for anything else. */
  #render(ref: Value, depth = 0): { text: string; isWhole: boolean } | undefined {
    const found = presentOf(this.#names.follow(ref));
    if (!found || depth > MAX_DEPTH) return undefined;
    const { node, scope } = found;
    if (node.type === 'CallExpression') return this.#renderMethod(node, scope, depth);
    if (node.type !== 'TaggedTemplateExpression' || !isSql(node)) return undefined;
    const { quasis, expressions } = node.quasi;
    const parts = expressions.map((one) => this.#render({ node: one, scope }, depth + 1) ?? valueOf(one));
    const text = quasis.map(({ value }, index) => (value.cooked ?? '') + (parts[index]?.text ?? '')).join('');
    return { text, isWhole: parts.every(({ isWhole }) => isWhole) };
  }

  #renderMethod(node: ESTree.CallExpression, scope: Scope, depth: number) {
    const method = methodOfSql(node);
    const [first, second] = node.arguments;
    if (!first || method === undefined) return undefined;
    if (method === 'lit' || method === 'val') return { text: 'null', isWhole: true };
    if (method === 'join')
      return this.#renderList(
        { node: first, scope },
        this.#render(second && { node: second, scope })?.text,
        depth,
      );
    const name = presentOf(this.#names.follow({ node: first, scope }));
    if (name?.node.type !== 'Literal' || typeof name.node.value !== 'string') return undefined;
    return { text: name.node.value, isWhole: true };
  }

  #renderList(list: Ref, separator = ', ', depth: number) {
    const { node, scope } = presentOf(this.#names.follow(list)) ?? list;
    const mapped =
      node.type === 'CallExpression' &&
      presentOf(this.#names.follow({ node: node.arguments[0] ?? node, scope }));
    const items: (Ref | undefined)[] =
      node.type === 'ArrayExpression'
        ? node.elements.map((one) => one && { node: one, scope }).map((one) => one ?? undefined)
        : mapped && isFunction(mapped.node) && mapped.node.body
          ? [{ node: mapped.node.body, scope: this.#names.enter(mapped.node, mapped.scope) }]
          : [];
    const parts = items.map((one) => this.#render(one, depth + 1));
    if (parts.length === 0 || parts.includes(undefined)) return undefined;
    return { text: parts.map((one) => one?.text).join(separator), isWhole: false };
  }
}

/** A value of a statement: one that is no SQL for certain makes no hole in it. */
function valueOf(node: Node) {
  const isWhole =
    node.type === 'Literal' || node.type === 'ArrayExpression' || node.type === 'TemplateLiteral';
  return { text: 'null', isWhole };
}

/** sql`…`, one(db)`…` and all(db)`…`. */
function isSql({ tag }: ESTree.TaggedTemplateExpression): boolean {
  const called = tag.type === 'CallExpression' ? tag.callee : tag;
  const names = tag.type === 'CallExpression' ? ['one', 'all'] : ['sql'];
  return called.type === 'Identifier' && names.includes(called.name);
}

/** 'ref' of `sql.ref(…)`. */
function methodOfSql({ callee }: ESTree.CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { object, property } = callee;
  return object.type === 'Identifier' && object.name === 'sql' ? property.name : undefined;
}
