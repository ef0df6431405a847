import {
  getDemand,
  getFigures,
  getFindings,
  getGivenUpWork,
  retryWork,
} from '../../../../contract/desk-figures.ts';
import { notFound } from '../../../http/api-error.ts';
import { KINDS_OF_WORK } from '../../../kinds-of-work.ts';
import { retryGivenUp } from '../../../queue/given-up-work.ts';
import { readDemand, readUsage } from '../../statistics/usage-statistics.ts';
import type { DeskSection } from '../section.ts';
import { givenUpByQueue } from './given-up-by-queue.ts';

/** 'Numeri': usage, what people miss, work that was given up, and the checks of the installation. */
export const figuresSection: DeskSection = {
  path: 'numeri',
  role: 'owner',
  register(on, onChange) {
    on(getFigures, ({ query: { days } }, { db }) => readUsage(db, { days }));
    on(getDemand, ({ query: { days } }, { db }) => readDemand(db, { days, listed: 10 }));
    on(getGivenUpWork, async (_input, { db }) => ({ queues: await givenUpByQueue(db) }));
    onChange(retryWork, async ({ body: { queue, id } }, { db, notifyDeliveryQueue, notifyOutbox }) => {
      const kind = KINDS_OF_WORK.find(({ name }) => name === queue);
      if (!kind) throw notFound('queue');
      const retried = await retryGivenUp(db, kind, id ?? 'all');
      notifyDeliveryQueue();
      notifyOutbox();
      const what = `Lavori abbandonati: ritentati, ${kind.label} (${retried})`;
      return { answer: { retried }, changes: retried > 0 ? [{ what }] : [] };
    });
    on(getFindings, async (_input, { examine }) => ({ findings: (await examine?.()) ?? [] }));
  },
};
