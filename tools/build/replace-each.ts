export type Replacement = readonly [pattern: RegExp, by: string];

/** Replaces each of these in a package's code; throws if one is no longer there. */
export function replaceEach(code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, [pattern, by]) => {
    if (text.search(pattern) < 0) throw new Error(`the package no longer has ${pattern}`);
    return text.replace(pattern, by);
  }, code);
}
