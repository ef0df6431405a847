/**
 * The types that oxlint's plugins lack.
 *
 * @typedef {{ value: string }} Comment
 * @typedef {{ sourceCode: { getAllComments(): Comment[] }, report(finding: { node: object, message: string }): void }} Context
 */

/** An oxlint plugin: comments put the subject first, in plain words. */
export default {
  meta: { name: 'comments' },
  rules: { english: { create: checkComments } },
};

/** @param {Context} context */
function checkComments(context) {
  return {
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = commentFault(comment.value);
        if (message) context.report({ node: comment, message });
      }
    },
  };
}

/** A sentence that begins so has its subject at its end. */
const LATE_SUBJECT = /(?:^|[.:;!?]['"’)]?\s)(What|Whether|Who)\b/;

/** Turns that readers stumble over, in comments and in titles of tests. */
export const AVOIDED =
  /\b(?:(?:is|are|was|were) told|of (?:its|his|her|their) own(?! \w)|any more|those who|lacks|stands?\b(?! (?:out|for|in for)\b|-)|looked (?:at|for)|begun|parted)\b/;

/**
 * The fault of a comment; undefined without one.
 *
 * @param {string} comment
 */
export function commentFault(comment) {
  const text = comment.replaceAll(/[/*\s]*\n[/*\s]*|^[/*\s]+/g, ' ').trim();
  const [, word] = LATE_SUBJECT.exec(text) ?? [];
  if (word) return `Begin with the subject, not with '${word}': "True if ...", or a noun.`;
  const [avoided] = AVOIDED.exec(text) ?? [];
  return avoided && `Say it in other words than '${avoided}'.`;
}
