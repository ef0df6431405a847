import { changesSection } from './changes/changes-section.ts';
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
  peopleSection,
  changesSection,
];
