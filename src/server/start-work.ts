import type { Bot } from 'grammy';
import { dailyBackups } from './backup/daily-backups.ts';
import { asGrammySignal, paidApi } from './chat/bot-api/api-clients.ts';
import { type LiveMessages, startLiveMessageWorker } from './chat/live-messages/live-message-worker.ts';
import { messagePaces } from './chat/sending/message-pace.ts';
import type { Notices } from './chat/sending/outbox-message.ts';
import type { UnansweredQuestions } from './chat/updates/update.ts';
import { startUpdateWorker } from './chat/updates/update-worker.ts';
import type { Config } from './config/config.ts';
import { buildMissingIndexes } from './database/build-missing-indexes.ts';
import type { Db } from './database/db.ts';
import type { Logger } from './database/logger.ts';
import { watchTroubles } from './doctor/watch-troubles.ts';
import type { ImageProxy } from './images/image-proxy.ts';
import { CLAIMED_QUEUES, KINDS_OF_WORK } from './kinds-of-work.ts';
import { MS_PER_DAY } from './lib/calendar.ts';
import { mapValues } from './lib/map-values.ts';
import { futureTimesJob } from './maintenance/future-times.ts';
import { retentionJob } from './maintenance/retention.ts';
import type { JobContext, MessageContext, WorkerContext } from './module.ts';
import { LIVE_KINDS, MODULES, NOTICE_KINDS } from './modules.ts';
import type { ClaimedTable } from './queue/claimed-queue.ts';
import type { KindOfWork } from './queue/given-up-work.ts';
import { type Job, type LeaderJob, startLeaderJob } from './queue/leader-job.ts';
import type { QueueWorker } from './queue/queue-worker.ts';

/** The worker of each table whose rows are claimed. */
export type QueueWorkers = Partial<Record<ClaimedTable, QueueWorker>>;

type QueueOptions = Omit<WorkerContext, 'notices'> & {
  bot: Bot;
  unanswered: UnansweredQuestions;
  pictures: ImageProxy;
  /** Aborts pending calls. */
  cutOff: AbortSignal;
  editSeconds: number | undefined;
};

/** Starts all workers of the bot's queues. */
export function startQueueWorkers(options: QueueOptions): QueueWorkers {
  const {
    db,
    log,
    intervalMs,
    config,
    api,
    bot,
    unanswered,
    cutOff: signal,
    pictures,
    editSeconds,
  } = options;
  const { links, ownerIds } = options.services;
  const me = async () => {
    await bot.init(asGrammySignal(signal));
    return bot.botInfo;
  };
  const messages: MessageContext = { db, api, links, config, pictures, me };
  const ofOutbox = config.paidBroadcasts ? { ...messages, api: paidApi(config, signal) } : messages;
  const notices: Notices = mapValues(NOTICE_KINDS, ({ sender, ...rules }) => ({
    ...rules,
    send: sender(ofOutbox),
  }));
  const kinds: LiveMessages = mapValues(LIVE_KINDS, ({ renderer, ...rules }) => ({
    ...rules,
    render: renderer(messages),
  }));
  const { deliveries: pace } = messagePaces(config);
  const workers: QueueWorkers = {
    live_message: startLiveMessageWorker({ db, log, api, ownerIds, pace, intervalMs, editSeconds, kinds }),
    bot_update: startUpdateWorker({ db, log, bot, unanswered, signal, intervalMs }),
  };
  for (const { queues = {} } of MODULES)
    for (const { queue, start } of Object.values(queues))
      workers[queue.table] = start({ ...options, notices });
  return workers;
}

/** Releases all claims of the bot's queues. */
export async function releaseClaims(db: Db): Promise<void> {
  await Promise.all(CLAIMED_QUEUES.map((queue) => queue.releaseAll(db)));
}

type JobOptions = Omit<JobContext, 'config'> & { config: Config };

/** Starts the work of `due_work`, which servers share, and the work that one server does for all. */
export function startJobs(context: JobOptions): Pick<LeaderJob, 'stop'>[] {
  const { log, isLeader } = context;
  const due = MODULES.flatMap((module) => module.due?.flatMap((kind) => kind.start(context) ?? []) ?? []);
  const background = MODULES.flatMap((module) => module.start?.(context) ?? []);
  const jobs = [...ownJobs(context), ...MODULES.flatMap((module) => module.jobs?.(context) ?? [])];
  return [...due, ...background, ...jobs.map((job) => startLeaderJob({ ...job, isLeader, log }))];
}

function ownJobs(context: JobOptions): Job[] {
  const { db, config, bot, log } = context;
  const { keepDays, databaseUrl: url } = config;
  return [
    watchTroubles({ db, config, log, kinds: kindsDone(context), notify: bot?.services.notifyOutbox }),
    retentionJob(db, keepDays),
    futureTimesJob(db, log),
    dailyBackups({ db, config, log }),
    ...(url === undefined
      ? []
      : [
          {
            name: 'indexes',
            everyMs: MS_PER_DAY,
            work: (signal: AbortSignal) => buildIndexes(url, log, signal),
          },
        ]),
  ];
}

/** Kinds of work that this installation does: the others wait on purpose. */
function kindsDone(context: JobOptions): readonly KindOfWork[] {
  if (!context.bot) return [];
  const idle = MODULES.flatMap(({ due = [] }) => due.filter((kind) => !kind.isDone(context))).map(
    ({ queue }) => queue.owners?.name,
  );
  return KINDS_OF_WORK.filter(({ name }) => !idle.includes(name));
}

/**
 * Builds indexes that migrations have left to be built beside running servers. Stopping does not wait: PostgreSQL
 * finishes the builds that it has started, or the next leader starts them again.
 */
async function buildIndexes(url: string, log: Logger, signal: AbortSignal): Promise<void> {
  const building = buildMissingIndexes(url, log).then((names) => {
    for (const index of names) log.info({ index }, 'an index was built');
  });
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  await Promise.race([building, aborted]);
}
