import { parseAst } from 'vite';

/** Each chunk that has run has its exports here, by its name: a global of the page. */
const REGISTRY = 'vetrinaChunks';
/** The first bundle, which runs before all others and makes the registry. */
const FIRST = 'app';

const STATIC_IMPORT = /^\.\/([\w-]+)\.js$/;
const DYNAMIC_IMPORT = /\bimport\((["'`])\.\/([\w-]+)\.js\1\)/g;
/** The exports that the code reads of a chunk that it imports later. */
const READ_LATER = /\{([\w$:,]*)\}=await import\(|\.then\(\w+=>\w+\.([\w$]+)\)/g;

type Statement = ReturnType<typeof parseAst>['body'][number];
type Name = { type: string; name?: string; value?: unknown };

/**
 * A chunk that reads its imports from a registry and puts its exports there, instead of importing files by name. Its code
 * then says nothing of other chunks' contents, and its file stays in a phone's cache until it changes itself. `loadChunk`
 * runs what a chunk imports before it.
 *
 * @param chunk its name
 * @param lasting the names in the registry of what chunks import from each other, by `importedNames`
 */
export function linkByRegistry(code: string, chunk: string, lasting: ReadonlyMap<string, string>): string {
  return parseAst(code)
    .body.map((statement) => ({ statement, text: replacementOf(statement, chunk, lasting) }))
    .reverse()
    .reduce(
      (linked, { statement: { start, end }, text }) =>
        text === undefined ? linked : linked.slice(0, start) + text + linked.slice(end),
      code,
    )
    .replaceAll(DYNAMIC_IMPORT, (_import, _quote, name: string) => `Promise.resolve(${exportsOf(name)})`);
}

/**
 * The names under which chunks import from each other as they start, as `chunk.name`. A name that is imported later stays as it
 * is, also one that another chunk exports as well.
 */
export function importedNames(codes: readonly string[]): string[] {
  const later = codes.flatMap((code) =>
    [...code.matchAll(READ_LATER)].flatMap(([, several = '', one = '']) => [one, ...several.split(/[:,]/)]),
  );
  return codes.flatMap((code) => importedAtStart(code, later));
}

const importedAtStart = (code: string, later: readonly string[]) =>
  parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const [, chunk = ''] = STATIC_IMPORT.exec(statement.source.value) ?? [];
    return statement.specifiers
      .flatMap((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : []))
      .flatMap((name) => (later.includes(name) ? [] : keyOf(chunk, name)));
  });

const keyOf = (chunk: string, name: string) => `${chunk}.${name}`;

/** The statement that replaces an import or export; undefined for others. */
function replacementOf(
  statement: Statement,
  chunk: string,
  lasting: ReadonlyMap<string, string>,
): string | undefined {
  if (statement.type === 'ImportDeclaration') {
    const [, name] = STATIC_IMPORT.exec(statement.source.value) ?? [];
    if (name === undefined) throw new Error(`${chunk} imports ${statement.source.value}`);
    const read = statement.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`${chunk} imports ${name} as a whole`);
      const imported = nameOf(specifier.imported);
      return pair(lasting.get(keyOf(name, imported)) ?? imported, specifier.local.name);
    });
    return read.length === 0 ? '' : `const{${read.join(',')}}=${exportsOf(name)};`;
  }
  if (statement.type === 'ExportNamedDeclaration' && !statement.source && !statement.declaration) {
    const pairs = statement.specifiers.map(({ exported, local }) => {
      const name = nameOf(exported);
      return pair(lasting.get(keyOf(chunk, name)) ?? name, nameOf(local));
    });
    const all = `{${pairs.join(',')}}`;
    return chunk === FIRST ? `self.${REGISTRY}={${chunk}:${all}};` : `${exportsOf(chunk)}=${all};`;
  }
  if (statement.type.startsWith('Export'))
    throw new Error(`${chunk} exports by an unexpected ${statement.type}`);
  return undefined;
}

const exportsOf = (chunk: string) =>
  /^\w+$/.test(chunk) ? `${REGISTRY}.${chunk}` : `${REGISTRY}[${JSON.stringify(chunk)}]`;

const nameOf = ({ name, value }: Name) => name ?? String(value);

const pair = (key: string, name: string) => (key === name ? name : `${key}:${name}`);
