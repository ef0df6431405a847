import type { Config } from '../config/config.ts';
import type { Logger } from '../database/logger.ts';
import { inLanguage } from '../languages/current-language.ts';
import { clock } from '../lib/clock.ts';
import { type News, noteTroubles } from '../modules/trouble/note-troubles.ts';
import { sayTrouble, type Trouble } from '../modules/trouble/trouble.ts';
import type { Job } from '../queue/leader-job.ts';
import { noteWorkProgress } from '../queue/stuck-work.ts';
import { findTroubles, type Patient } from './find-troubles.ts';

const EVERY_MS = 15_000;
/** Workers have taken up what waited by then. */
const START_DELAY_MS = 20_000;
const HEARTBEAT_EVERY_MS = 60_000;
const HEARTBEAT_TIMEOUT_MS = 10_000;

type Options = Omit<Patient, 'config' | 'now'> & {
  config: Patient['config'] & Pick<Config, 'heartbeatUrl' | 'ownerIds'>;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Wakes the outbox worker. */
  notify?: (() => void) | undefined;
  now?: () => Date;
};

/** Rounds of the doctor: owners hear of troubles, and `HEARTBEAT_URL` is asked while there are none. */
export function watchTroubles({ now: dateOf = clock.date, ...options }: Options): Job {
  const { config, db, kinds, log, notify } = options;
  const heartbeat = createHeartbeat(config.heartbeatUrl, log);
  return {
    name: 'troubles',
    everyMs: EVERY_MS,
    startDelayMs: START_DELAY_MS,
    async work(signal) {
      const now = dateOf();
      await noteWorkProgress(db, kinds);
      const found = await findTroubles({ ...options, now });
      const news = await noteTroubles(db, found, { ownerIds: config.ownerIds, now });
      report(log, news);
      if (news.begun.length + news.over.length > 0) notify?.();
      if (found.troubles.length + found.unknown.length === 0) await heartbeat(now, signal);
    },
  };
}

function report(log: Options['log'], { begun, over }: News): void {
  for (const trouble of begun) log.error(fieldsOf(trouble), `out of order: ${inLog(trouble)}`);
  for (const trouble of over) log.warn(fieldsOf(trouble), 'in order again');
}

const fieldsOf = ({ cause, subject }: Trouble) => ({ cause, ...(subject !== '' && { subject }) });
const inLog = (trouble: Trouble) => inLanguage('en', () => sayTrouble(trouble).message);

/** Asks an address once a minute; its failure is logged once. */
function createHeartbeat(url: string | undefined, log: Options['log']) {
  let [last, isFailing] = [0, false];
  return async (now: Date, signal: AbortSignal): Promise<void> => {
    if (url === undefined || Math.abs(now.getTime() - last) < HEARTBEAT_EVERY_MS) return;
    last = now.getTime();
    const reason = await ask(url, signal);
    if (reason !== undefined && !isFailing) log.warn({ reason }, 'HEARTBEAT_URL does not answer');
    isFailing = reason !== undefined;
  };
}

/** The reason why it does not answer; undefined if it does. */
async function ask(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const limit = AbortSignal.any([signal, clock.timeLimit(HEARTBEAT_TIMEOUT_MS)]);
    const answer = await fetch(url, { signal: limit });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}
