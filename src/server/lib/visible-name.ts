/** Spaces, controls and the letters that show nothing: fillers, blanks and marks without a letter. */
const INVISIBLE = /[\s\p{Z}\p{C}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** A person's first name; undefined if it is missing or invisible. */
export function visibleName(name: string | undefined): string | undefined {
  return name?.replace(INVISIBLE, '') ? name.trim() : undefined;
}
