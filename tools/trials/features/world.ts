import type { TrialMessenger } from './messenger.ts';
import type { People } from './people.ts';

/** The people's world: the messenger, their hands, and the servers' ports for the mini app. */
export type World = { messenger: TrialMessenger; people: People; ports: readonly number[] };
