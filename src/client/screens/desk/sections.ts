import type { DeskSection } from './section.ts';

/** The sections of the desk from top to bottom; what a section adds is its folder and its line here. */
export const SECTIONS: readonly DeskSection[] = [];
