import type { ComponentType } from 'react';
import type { DeskRole } from '../../../contract/desk/desk.ts';
import type { IconName } from '../../ui/icons.tsx';

/** A section of the desk: a line that opens its screen. */
export type DeskSection = {
  /** Its screen is at /gestione/{path}. */
  path: string;
  heading: string;
  icon: IconName;
  /** The lowest role that may open it; an owner may open everything that a helper may. */
  role: DeskRole;
  Screen: ComponentType;
};
