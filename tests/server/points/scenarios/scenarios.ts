import type { Scenario } from '../support/scenario.ts';
import { desk } from './desk.ts';
import { deskWork } from './desk-work.ts';
import { everyButton } from './every-button.ts';
import { leaving } from './leaving.ts';
import { mended } from './mended.ts';
import { nights } from './nights.ts';
import { notices } from './notices.ts';
import { ownPage } from './own-page.ts';
import { playback } from './playback.ts';
import { premium } from './premium.ts';
import { refusals } from './refusals.ts';
import { requests } from './requests.ts';
import { sources } from './sources.ts';
import { stopped } from './stopped.ts';

/** All scenarios by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...playback,
  ...premium,
  ...requests,
  ...refusals,
  ...sources,
  ...desk,
  ...deskWork,
  ...everyButton,
  ...nights,
  ...mended,
  ...ownPage,
  ...leaving,
  ...notices,
  ...stopped,
};
