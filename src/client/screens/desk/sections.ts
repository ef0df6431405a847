import { announcementsSection } from './announcements/announcements-section.tsx';
import { changesSection } from './changes/changes-section.tsx';
import { figuresSection } from './figures/figures-section.tsx';
import { importsSection } from './imports/imports-section.tsx';
import { paymentsSection } from './payments/payments-section.tsx';
import { peopleSection } from './people/people-section.tsx';
import { requestsSection } from './requests/requests-section.tsx';
import type { DeskSection } from './section.ts';
import { titlesSection } from './titles/titles-section.tsx';
import { videosSection } from './videos/videos-section.tsx';

/** The sections of the desk from top to bottom; what a section adds is its folder and its line here. */
export const SECTIONS: readonly DeskSection[] = [
  videosSection,
  titlesSection,
  requestsSection,
  importsSection,
  peopleSection,
  paymentsSection,
  announcementsSection,
  figuresSection,
  changesSection,
];
