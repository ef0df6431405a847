import { analyse } from 'scslre';

/**
 * The types that oxlint's plugins lack.
 *
 * @typedef {{ regex?: { pattern: string, flags: string } }} Literal
 * @typedef {{ report(finding: { node: object, message: string }): void }} Context
 */

/** An oxlint plugin: the time that a regular expression takes grows no faster than its text. */
export default {
  meta: { name: 'linear' },
  rules: { expressions: { create: watchExpressions } },
};

/** @param {Context} context */
function watchExpressions(context) {
  return {
    /** @param {Literal} node */
    Literal(node) {
      const fault = node.regex && slowPart({ source: node.regex.pattern, flags: node.regex.flags });
      if (fault) context.report({ node, message: fault });
    },
  };
}

/**
 * The reason why an expression is slow; undefined for a linear one.
 *
 * @param {{ source: string, flags: string }} expression
 */
export function slowPart(expression) {
  const [report] = analyse(expression).reports;
  if (!report) return undefined;
  const letter = report.character.literal.source;
  const quantifiers = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
  const parts = quantifiers.map(({ raw }) => `'${raw}'`).join(' and ');
  if (report.type === 'Self') return `${parts} has several ways to match many of ${letter}.`;
  if (report.type === 'Trade') return `${parts} both match ${letter}: divide them, or cut the text first.`;
  return `${parts} tries again at each of many ${letter}: forbid it before, as in '(?<!\\s)\\s+$'.`;
}
