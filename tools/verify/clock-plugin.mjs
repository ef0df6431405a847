/**
 * The types that oxlint's plugins lack.
 *
 * @typedef {{ type: string, name?: string, value?: unknown }} Name
 * @typedef {{ object: Name, property: Name }} MemberNode
 * @typedef {{ callee: Name, arguments: unknown[] }} CallNode
 * @typedef {{ source: Name, specifiers: { imported?: Name }[] }} ImportNode
 * @typedef {{ report(finding: { node: object, message: string }): void }} Context
 */

/** An oxlint plugin: time, waiting and chance come from one module of the server. */
export default {
  meta: { name: 'clock' },
  rules: { 'one-door': { create: watchTime } },
};

/** Globals, and the fields of globals, that tell the time, wait or draw lots. */
const GLOBALS = new Set(['setInterval', 'setTimeout']);
const FIELDS = new Set([
  'AbortSignal.timeout',
  'Date.now',
  'Math.random',
  'performance.now',
  'process.hrtime',
]);
/** Names of modules that do. */
const IMPORTS = /** @type {Record<string, RegExp>} */ ({
  'node:crypto': /^random/,
  'node:timers': /^set(Interval|Timeout)$/,
  'node:timers/promises': /^set(Interval|Timeout)$/,
});

/** @param {Context} context */
function watchTime(context) {
  /**
   * @param {object} node
   * @param {string} name
   */
  const refuse = (node, name) =>
    context.report({ node, message: `Use src/server/lib/clock.ts in place of '${name}'.` });
  return {
    /** @param {MemberNode} node */
    MemberExpression(node) {
      const name = `${node.object.name}.${node.property.name}`;
      if (FIELDS.has(name)) refuse(node, name);
    },
    /** @param {CallNode} node */
    CallExpression(node) {
      if (node.callee.name && GLOBALS.has(node.callee.name)) refuse(node, node.callee.name);
    },
    /** @param {CallNode} node */
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) refuse(node, 'new Date()');
    },
    /** @param {ImportNode} node */
    ImportDeclaration(node) {
      for (const { imported } of node.specifiers)
        if (imported?.name && IMPORTS[String(node.source.value)]?.test(imported.name))
          refuse(node, imported.name);
    },
  };
}
