import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import {
  getDemand,
  getFigures,
  getFindings,
  getGivenUpWork,
  MAX_FIGURE_DAYS,
  retryWork,
} from '../../../../contract/desk/figures.ts';
import type { Db } from '../../../database/db.ts';
import { notFound } from '../../../http/api-error.ts';
import { dayOf } from '../../../lib/calendar.ts';
import { clock } from '../../../lib/clock.ts';
import {
  type KindOfWork,
  listGivenUp,
  readQueueHealth,
  retryGivenUp,
  workTexts,
} from '../../../queue/given-up-work.ts';
import { failureReasonText } from '../../playback/failed-deliveries.ts';
import type { DeskSection } from '../section.ts';
import { readDemand, readUsage } from './usage-statistics.ts';

type Queues = v.InferOutput<typeof getGivenUpWork.answer>['queues'];

/** Jobs of a queue that are shown; all of a queue can be retried at once. */
const SHOWN = 20;

/** Milliseconds that figures are remembered: where a million people are counted, that takes a tenth of a second. */
const REMEMBERED_MS = 2 * 60_000;

/** 'Numeri': usage, what people miss, work that waits or was given up, and the checks of the installation. */
export const figuresSection: DeskSection = {
  path: 'numeri',
  role: 'owner',
  register(on, onChange) {
    const remembered = rememberFigures();
    on(getFigures, ({ query: { days } }, { db }) =>
      remembered(`figures ${days}`, () => readUsage(db, { days })),
    );
    on(getDemand, ({ query: { days } }, { db }) =>
      remembered(`demand ${days}`, () => readDemand(db, { days })),
    );
    on(getGivenUpWork, async (_input, { db, kindsOfWork }) => ({
      queues: await readQueues(db, kindsOfWork),
    }));
    onChange(
      retryWork,
      async ({ body: { queue, id } }, { kindsOfWork, record, notifyDeliveryQueue, notifyOutbox }) => {
        const kind = kindsOfWork.find(({ name }) => name === queue);
        if (!kind) throw notFound('queue');
        const { retried } = await record(async (transaction) => {
          const retried = await retryGivenUp(transaction, kind, id ?? 'all');
          const what = { kind: 'workRetried', work: kind.name, retried } as const;
          return { retried, changes: retried > 0 ? [{ what }] : [] };
        });
        notifyDeliveryQueue();
        notifyOutbox();
        return { retried };
      },
    );
    on(getFindings, async (_input, { examine }) => ({ findings: (await examine?.()) ?? [] }));
  },
};

/** Remembers figures by their name, those of a day until it ends; concurrent callers wait for the same. */
function rememberFigures() {
  const cache = new LRUCache<string, object, () => Promise<object>>({
    max: 2 * MAX_FIGURE_DAYS,
    ttl: REMEMBERED_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _old, { context }) => context(),
  });
  return (name: string, read: () => Promise<object>) =>
    cache.forceFetch(`${dayOf(clock.date())} ${name}`, { context: read });
}

/** All queues, and the latest jobs of each that were given up. */
async function readQueues(db: Db, kinds: readonly KindOfWork[]): Promise<Queues> {
  const queues: Queues = [];
  for (const { queue, oldestSeconds, ...counts } of await readQueueHealth(db, kinds)) {
    const kind = kinds.find(({ name }) => name === queue);
    queues.push({
      name: queue,
      label: workTexts[queue],
      ...counts,
      oldest: counts.waiting > 0 ? Math.round(clock.now() - 1000 * oldestSeconds) : null,
      jobs: kind && counts.givenUp > 0 ? await latestGivenUp(db, kind) : [],
    });
  }
  return queues;
}

async function latestGivenUp(db: Db, kind: KindOfWork): Promise<Queues[number]['jobs']> {
  const jobs = await listGivenUp(db, kind);
  return jobs.slice(0, SHOWN).map(({ failure, since, what, ...job }) => ({
    ...job,
    what: kind.describe?.(what) ?? what,
    since: since.getTime(),
    failure: failureReasonText(failure),
  }));
}
