import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import {
  forgetOldMessages,
  forgetOldMisses,
  forgetOldPlays,
  forgetOldUpdates,
  forgetOldWishes,
} from '../repositories/retention.ts';
import { type Job, startLeadersJob } from './leaders-job.ts';

const HOUR_MS = 3_600_000;
/** As far back as the chat's statistics go, and a little more. */
const KEEP_MISSES_DAYS = 100;

type Options = {
  /** For how many days what is kept. */
  days: { plays: number; wishes: number; updates: number };
  log: Pick<Log, 'error'>;
  isLeader(): boolean;
};

/** Deletes what is kept for a time only, on the server that leads: at its start and every hour. */
export function startRetention(db: Kysely<Schema>, { days, log, isLeader }: Options): Job {
  return startLeadersJob({
    name: 'retention',
    everyMs: HOUR_MS,
    isLeader,
    log,
    async work(signal) {
      for (const [forget, kept] of [
        [forgetOldUpdates, days.updates],
        [forgetOldWishes, days.wishes],
        [forgetOldMessages, days.wishes],
        [forgetOldPlays, days.plays],
        [forgetOldMisses, KEEP_MISSES_DAYS],
      ] as const)
        while (!signal.aborted && (await forget(db, kept)));
    },
  });
}
