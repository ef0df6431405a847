import type { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Node = { type: string; [field: string]: unknown };

const FUNCTION = /Function/;

/**
 * Names that a module exports and its functions assign again. A chunk that has read such an export from the registry
 * would keep its first value, where an import shows the current one. Assignments outside of functions are over when the
 * module has run.
 */
export function reassignedExports({ body }: Program): string[] {
  const assigned = new Set<string>();
  collectAssigned(body, [], assigned);
  return body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []))
    .flatMap(({ local }) => ('name' in local ? [local.name] : []))
    .filter((name) => assigned.has(name));
}

/** @param functions the variables of each function around, the outermost first */
function collectAssigned(value: unknown, functions: readonly string[][], assigned: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectAssigned(one, functions, assigned);
  if (!isNode(value)) return;
  if (functions.length > 0 && /^(Assignment|Update)Expression$/.test(value.type))
    for (const name of namesIn(value['left'] ?? value['argument']))
      if (!functions.some((variables) => variables.includes(name))) assigned.add(name);
  const inside = FUNCTION.test(value.type) ? [...functions, variablesOf(value)] : functions;
  for (const child of Object.values(value)) collectAssigned(child, inside, assigned);
}

/** A function's parameters and all that it declares, in whichever of its blocks. */
const variablesOf = (code: Node) => [...namesIn(code['params']), ...declaredIn(code['body'])];

function declaredIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(declaredIn);
  if (!isNode(value)) return [];
  if (/^(Function|Class)Declaration$/.test(value.type)) return namesIn(value['id']);
  if (FUNCTION.test(value.type)) return [];
  const own = value.type === 'VariableDeclarator' ? namesIn(value['id']) : namesIn(value['param']);
  return [...own, ...Object.values(value).flatMap(declaredIn)];
}

/** The variables of a target: a name, or a pattern of them; a member is none. */
function namesIn(target: unknown): string[] {
  if (Array.isArray(target)) return target.flatMap(namesIn);
  if (!isNode(target) || target.type === 'MemberExpression') return [];
  if (target.type === 'Identifier') return [String(target['name'])];
  return Object.values(target).flatMap(namesIn);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
