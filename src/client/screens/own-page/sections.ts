import type { Section } from './section.ts';
import { requestsSection } from './sections/requests/requests-section.tsx';
import { toContinueSection } from './sections/to-continue-section.tsx';

/** The sections of one's own page from top to bottom: first those with a preview, then groups of lines. */
export const PREVIEWED: readonly Section[] = [toContinueSection];
export const LINES: readonly (readonly Section[])[] = [[requestsSection]];

/** All sections. */
export const SECTIONS: readonly Section[] = [...PREVIEWED, ...LINES.flat()];
