import { announcementsSection } from './announcements/announcements-section.ts';
import { changesSection } from './changes/changes-section.ts';
import { figuresSection } from './figures/figures-section.ts';
import { importsSection } from './imports/imports-section.ts';
import { paymentsSection } from './payments/payments-section.ts';
import { peopleSection } from './people/people-section.ts';
import { requestsSection } from './requests/requests-section.ts';
import type { DeskSection } from './section.ts';
import { titlesSection } from './titles/titles-section.ts';
import { videosSection } from './videos/videos-section.ts';

/** The sections of the desk; what a section adds is its folder and its line here. */
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
