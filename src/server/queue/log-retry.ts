import type { Logger } from '../database/logger.ts';
import { isDatabaseBusy } from '../lib/retries.ts';
import { createLogSampler, type SampleLog } from '../lib/sample-log.ts';

type Failure = { err: unknown; [field: string]: unknown };

const BUSY_EVERY_MS = 60_000;
const samplers = new WeakMap<object, SampleLog>();

/**
 * Logs a failure of work that is tried again. A busy database fails all work at once: that is one line a minute, with the number of
 * failures left out since the line before.
 */
export function logRetry(log: Pick<Logger, 'error'>, fields: Failure, message: string): void {
  if (!isDatabaseBusy(fields.err)) return log.error(fields, message);
  const sample = samplers.get(log) ?? createLogSampler(BUSY_EVERY_MS);
  samplers.set(log, sample);
  sample('busy', (leftOut) =>
    log.error({ leftOut }, 'the database is busy: work that got no connection in time is tried again'),
  );
}
