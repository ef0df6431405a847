import { liveMessageQueue } from './chat/live-messages/live-messages.ts';
import { OWNERS_MESSAGES } from './chat/live-messages/owners-messages.ts';
import { updateQueue } from './chat/updates/bot-updates.ts';
import type { WorkedQueue } from './module.ts';
import { MODULES } from './modules.ts';
import type { KindOfWork } from './queue/given-up-work.ts';

/** All queues whose rows are claimed. */
export const CLAIMED_QUEUES: readonly WorkedQueue['queue'][] = [
  updateQueue,
  liveMessageQueue,
  ...MODULES.flatMap(({ queues }) => Object.values(queues ?? {}).map(({ queue }) => queue)),
  ...MODULES.flatMap(({ due }) => due?.map(({ queue }) => queue) ?? []),
];

/** All work that owners see: the queues, then the leader's work. */
export const KINDS_OF_WORK: readonly KindOfWork[] = [
  ...CLAIMED_QUEUES.flatMap(({ owners }) => owners ?? []),
  OWNERS_MESSAGES,
  ...MODULES.flatMap(({ work }) => work ?? []),
];
