import { realpathSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import {
  BELOW_FACES,
  FACES,
  IMPORT_BOUNDARIES,
  isWithin,
  RESTRICTED_PACKAGES,
  TABLE_WRITERS,
} from './import-boundary-rules.mjs';

/**
 * The types that oxlint's plugins lack.
 *
 * @typedef {{ importKind?: string, exportKind?: string }} Specifier
 * @typedef {{ type: string, source?: { value?: unknown } | null, specifiers?: Specifier[] } & Specifier} ImportNode
 * @typedef {{ callee: { property?: { name?: string } }, arguments: { value?: unknown }[] }} CallNode
 * @typedef {{ value: { raw: string } }} TemplateNode
 * @typedef {{ cwd: string, filename: string, report(finding: { node: object, message: string }): void }} Context
 * @typedef {{ file: string, package?: undefined } | { package: string }} Target
 */

/**
 * An oxlint plugin: restricts imports, by the files that they lead to and not by their spelling, and the tables
 * that a file's statements may write.
 */
export default {
  meta: { name: 'boundaries' },
  rules: { imports: { create: watchImports }, tables: { create: watchTables } },
};

/** @param {Context} context */
function watchImports(context) {
  const from = pathInProject(context, context.filename);
  /** @param {ImportNode} node */
  const check = (node) => {
    const { source } = node;
    if (!source || typeof source.value !== 'string') return;
    const to = targetOf(context, source.value);
    const message = importViolation(from, to, isForTypesOnly(node));
    if (message) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  };
}

const WRITING_METHODS = /^(insertInto|updateTable|deleteFrom|mergeInto)$/;
const WRITING_SQL = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)/gi;

/** @param {Context} context */
function watchTables(context) {
  const from = pathInProject(context, context.filename);
  /**
   * @param {object} node
   * @param {unknown} table
   */
  const check = (node, table) => {
    const message = writeViolation(from, table);
    if (message) context.report({ node, message });
  };
  return {
    /** @param {CallNode} node */
    CallExpression(node) {
      const [table] = node.arguments;
      if (WRITING_METHODS.test(node.callee.property?.name ?? '')) check(node, table?.value);
    },
    /** @param {TemplateNode} node */
    TemplateElement(node) {
      for (const [, table] of node.value.raw.matchAll(WRITING_SQL)) check(node, table);
    },
  };
}

/**
 * The reason why a file may not write a table; undefined if it may.
 *
 * @param {string} from
 * @param {unknown} table
 */
function writeViolation(from, table) {
  const owner = TABLE_WRITERS.find(({ tables }) => tables.some((one) => one === table));
  if (!owner || !isWithin(from, 'src/server') || owner.folders.some((folder) => isWithin(from, folder)))
    return undefined;
  return `Only ${owner.folders.join(', ')} may write the table ${String(table)}.`;
}

/**
 * The reason why one file may not import another file or a package; undefined if it may.
 *
 * @param {string} from
 * @param {Target} to
 * @param {boolean} typesOnly
 */
export function importViolation(from, to, typesOnly) {
  const rule = IMPORT_BOUNDARIES.find(({ inside }) => isWithin(from, inside));
  if (!rule)
    return /^(src|packages)\//.test(from)
      ? `${from} has no rule: add its folder to import-boundary-rules.mjs.`
      : undefined;
  if (to.package !== undefined) return packageViolation(from, rule, to.package, typesOnly);
  const atFace = faceViolation(from, to.file);
  if (atFace) return atFace;
  const allowed = [rule.inside, ...rule.files];
  if (allowed.some((folder) => isWithin(to.file, folder))) return undefined;
  return `${rule.inside} may not import ${to.file}, only ${allowed.join(', ')}.`;
}

/** The face of a module of the server. */
const FACE = /^src\/server\/modules\/[^/]+\/module\.ts$/;

/**
 * A face lists its own folder's files, and only the list of all faces imports it.
 *
 * @param {string} from
 * @param {string} to
 */
function faceViolation(from, to) {
  if (FACE.test(to) && from !== FACES) return `Only ${FACES} may import ${to}.`;
  const allowed = [dirname(from), ...BELOW_FACES];
  if (!FACE.test(from) || allowed.some((folder) => isWithin(to, folder))) return undefined;
  return `${from} may import only ${allowed.join(', ')}, not ${to}.`;
}

/**
 * @param {string} from
 * @param {import('./import-boundary-rules.mjs').Boundary} rule
 * @param {string} name
 * @param {boolean} typesOnly
 */
function packageViolation(from, { inside, packages }, name, typesOnly) {
  if (packages && !packages.includes(name))
    return `${inside} may not import ${name}, only ${packages.join(', ')}.`;
  const owner = RESTRICTED_PACKAGES.find((one) => one.package === name);
  if (!owner || (typesOnly && owner.typesAnywhere)) return undefined;
  if (owner.except?.test(from)) return `${from} may not import ${name}: ${owner.except} may not.`;
  if (owner.folders.some((folder) => isWithin(from, folder))) return undefined;
  return `Only ${owner.folders.join(', ')} may import ${name}.`;
}

/**
 * @param {Context} context
 * @param {string} specifier
 * @returns {Target}
 */
function targetOf(context, specifier) {
  if (!/^[./]/.test(specifier)) return { package: packageOf(specifier) };
  const base = specifier.startsWith('/') ? context.cwd : dirname(context.filename);
  return { file: pathInProject(context, resolve(base, specifier.replace(/^\//, './').replace(/\?.*$/, ''))) };
}

/** @param {string} specifier */
const packageOf = (specifier) => /^(node:.*|@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

/**
 * @param {Context} context
 * @param {string} path
 */
function pathInProject(context, path) {
  return relative(realpathSync(context.cwd), realPath(path)).split(sep).join('/');
}

/**
 * Follows links; missing files are the type check's business.
 *
 * @param {string} path
 */
function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** @param {ImportNode} node */
function isForTypesOnly(node) {
  if (node.type === 'TSImportType') return true;
  const kinds = node.specifiers?.map((one) => one.importKind ?? one.exportKind) ?? [];
  return (
    [node.importKind, node.exportKind].includes('type') ||
    (kinds.length > 0 && kinds.every((kind) => kind === 'type'))
  );
}
