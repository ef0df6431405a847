import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { buildMissingIndexes } from './database/build-missing-indexes.ts';
import type { Db } from './database/db.ts';
import { createSeerrClient } from './import/seerr/seerr-client.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from './lib/calendar.ts';
import { createFutureTimesJob } from './maintenance/future-times.ts';
import { startRetention } from './maintenance/retention.ts';
import { deleteRemovedTitles } from './modules/catalogue/remove-titles.ts';
import { noteGoneChoices } from './modules/movie-nights/choice/chosen-title.ts';
import { endDueNights } from './modules/movie-nights/choice/decide-night.ts';
import { enqueueDueDigests } from './modules/notices/due-digests.ts';
import { enqueueEndingPremium } from './modules/premium/ending-premium.ts';
import { startPlayCounter } from './modules/rankings/play-counter.ts';
import { startNeighbourRefresh } from './modules/recommendations/neighbour-refresh.ts';
import { bridgeToSeerr } from './modules/requests/bridge-to-seerr.ts';
import { startTitleReview } from './modules/sources/unlist-titles.ts';
import { type LeaderJob, startLeaderJob } from './queue/leader-job.ts';

type BotJobs = {
  reconcilePayments(signal: AbortSignal): Promise<void>;
  reportPostsToOwners(): Promise<void>;
  rematchVideos(signal: AbortSignal): Promise<void>;
  readChannels(signal: AbortSignal): Promise<void>;
  fulfilWords(signal: AbortSignal): Promise<void>;
  matchRequests(signal: AbortSignal): Promise<void>;
};

type Options = {
  db: Db;
  config: Config;
  /** Undefined without a token. */
  bot: BotJobs | undefined;
  log: Logger;
  isLeader(): boolean;
};

/** Starts the jobs that one server does for all. */
export function startLeaderJobs({ db, config, bot, log, isLeader }: Options): LeaderJob[] {
  const { keepDays: days, databaseUrl: url, leavesOutTitlesWithoutVideo: leavesOut } = config;
  const start = (name: string, everyMs: number, work: (signal: AbortSignal) => Promise<unknown>) =>
    startLeaderJob({ name, everyMs, work, isLeader, log });
  const seerr = createSeerrClient(config);
  const ofBot = bot
    ? [
        start('reconciliation of payments', MS_PER_DAY, bot.reconcilePayments),
        start('posts', 1000, bot.reportPostsToOwners),
        start('unmatched videos', 5000, bot.rematchVideos),
        start('earlier posts of channels', 1000, (signal) => bot.readChannels(signal)),
        start('approved words', 5000, bot.fulfilWords),
        start('requests to look up', 10_000, bot.matchRequests),
        ...(seerr
          ? [start('requests at Seerr', 10_000, (signal) => bridgeToSeerr({ db, seerr, log }, signal))]
          : []),
        start('weekly digests', MS_PER_MINUTE, (signal) => enqueueDueDigests(db, signal)),
        start('premium that ends', MS_PER_MINUTE, (signal) => enqueueEndingPremium(db, signal)),
      ]
    : [];
  return [
    startPlayCounter(db, log, { isLeader }),
    startRetention(db, { days, log, isLeader }),
    start('times of the future', 5000, createFutureTimesJob(db, log)),
    start('chosen titles of movie nights', 10_000, () => noteGoneChoices(db)),
    start('movie nights', 500, (signal) => endDueNights(db, signal)),
    start('removal of titles', MS_PER_MINUTE, (signal) => deleteRemovedTitles(db, signal)),
    startTitleReview(db, { leavesOut, log, isLeader }),
    startNeighbourRefresh(db, { log, isLeader }),
    ...(url === undefined ? [] : [start('indexes', MS_PER_DAY, (signal) => buildIndexes(url, log, signal))]),
    ...ofBot,
  ];
}

/**
 * Builds what migrations have left to be built beside running servers. Stopping does not wait: what PostgreSQL has started
 * it finishes, or the next leader starts again.
 */
async function buildIndexes(url: string, log: Logger, signal: AbortSignal): Promise<void> {
  const building = buildMissingIndexes(url, log).then((names) => {
    for (const index of names) log.info({ index }, 'an index was built');
  });
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  await Promise.race([building, aborted]);
}
