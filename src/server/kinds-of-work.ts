import { liveMessageQueue } from './chat/live-messages/live-messages.ts';
import { updateQueue } from './chat/updates/bot-updates.ts';
import type { Db } from './database/db.ts';
import type { Schema } from './database/schema.ts';
import { mergeQueue } from './modules/curation/merge-queue.ts';
import { listImportQueue } from './modules/list-imports/list-import-queue.ts';
import { outboxQueue } from './modules/notices/outbox.ts';
import { deliveryQueue } from './modules/playback/delivery-queue.ts';
import { PLAY_WORK } from './modules/rankings/play-counter.ts';
import { VIDEO_REPORT_WORK } from './modules/sources/videos/unreported-posts.ts';
import type { ClaimedTable } from './queue/claimed-queue.ts';
import type { KindOfWork } from './queue/given-up-work.ts';

/** The queue of each table whose rows are claimed. */
export type ClaimedQueues<Tables = Schema> = {
  readonly [Table in ClaimedTable<Tables>]: {
    table: Table;
    owners: KindOfWork | null;
    correctFutureTimes(db: Db): Promise<number>;
  };
};

/** The queues of all tables whose rows are claimed; the type demands each. */
export const CLAIMED_QUEUES = {
  bot_update: updateQueue,
  delivery: deliveryQueue,
  outbox: outboxQueue,
  list_import: listImportQueue,
  live_message: liveMessageQueue,
  title_merge: mergeQueue,
} satisfies ClaimedQueues;

/** All work that owners see, in the order of lists: the queues, then the leader's work. */
export const KINDS_OF_WORK: readonly KindOfWork[] = [
  ...Object.values(CLAIMED_QUEUES).flatMap(({ owners }) => owners ?? []),
  VIDEO_REPORT_WORK,
  PLAY_WORK,
];
