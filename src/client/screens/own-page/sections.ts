import type { Section } from './section.ts';
import { arrivalsSection } from './sections/arrivals-section.tsx';
import { dataSection } from './sections/data-section.tsx';
import { importsSection } from './sections/imports/imports-section.tsx';
import { movieNightsSection } from './sections/movie-nights/movie-nights-section.tsx';
import { noticesSection } from './sections/notices-section.tsx';
import { preferencesSection } from './sections/preferences-section.tsx';
import { premiumSection } from './sections/premium/premium-section.tsx';
import { recommendationsSection } from './sections/recommendations-section.tsx';
import { requestsSection } from './sections/requests/requests-section.tsx';
import { toContinueSection } from './sections/to-continue-section.tsx';
import { watchedSection } from './sections/watched-section.tsx';

/** The sections of one's own page from top to bottom: first those with a preview, then groups of lines. */
export const PREVIEWED: readonly Section[] = [toContinueSection, recommendationsSection];
export const LINES: readonly (readonly Section[])[] = [
  [requestsSection, arrivalsSection, watchedSection, importsSection, movieNightsSection],
  [premiumSection, noticesSection, preferencesSection, dataSection],
];

/** All sections. */
export const SECTIONS: readonly Section[] = [...PREVIEWED, ...LINES.flat()];
