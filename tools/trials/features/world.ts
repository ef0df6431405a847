import type { TrialMessenger } from './messenger.ts';
import type { People } from './people.ts';

/** What people act in: the messenger, their hands, and the servers' ports for the mini app. */
export type World = { messenger: TrialMessenger; people: People; ports: readonly number[] };
