import type { ComponentType } from 'react';
import { texts } from '../../languages/texts.ts';
import type { IconName } from '../../ui/icons.tsx';

/** A section of one's own page: a line that opens its screen; with `Preview`, a few of its rows and a link to all. */
export type Section = {
  /** Its screen is at /tu/{path}. */
  path: string;
  heading: string;
  icon: IconName;
  Preview?: ComponentType;
  Screen: ComponentType;
};

/** The link of an empty section that fills with titles. */
export const TO_FILMS = { label: texts.ownPage.chooseFilm, to: '/films' };
