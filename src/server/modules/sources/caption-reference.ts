import { parseTitlePartReference, type TitlePartReference } from '../catalogue/rules/title-part.ts';

/** Lines that a reference to a title may take; those below describe the version. */
const MAX_LINES = 2;

/** The title or episode that a caption begins with, by its number; undefined for anything else. */
export function parseCaptionReference(caption: string): TitlePartReference | undefined {
  const lines = caption.trim().split('\n');
  for (let count = Math.min(MAX_LINES, lines.length); count > 0; count--) {
    const reference = parseTitlePartReference(lines.slice(0, count).join('\n'));
    if (reference) return reference;
  }
  return undefined;
}
