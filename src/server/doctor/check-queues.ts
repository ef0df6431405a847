import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn } = createFindings('queues');

/** Age of waiting work that is unusual, in seconds. */
const OLD = 300;

/** Checks for work that waits long or is given up. Nothing to say where there is no database, or an older one. */
export async function checkQueues(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  try {
    const findings = (await readQueueHealth(await open())).flatMap(findingsOf);
    return findings.length > 0 ? findings : [ok('nothing waits long, nothing is given up')];
  } catch {
    return [];
  }
}

function findingsOf({ queue, oldestSeconds, givenUp }: QueueHealth): Finding[] {
  const minutes = Math.round(oldestSeconds / 60);
  return [
    ...(oldestSeconds > OLD
      ? [
          warn(
            `${queue}: the oldest waits for ${minutes} min`,
            'See whether a server runs, and what its log says.',
          ),
        ]
      : []),
    ...(givenUp > 0
      ? [warn(`${queue}: ${givenUp} given up`, `See why: npm run vetrina -- queue list ${queue}`)]
      : []),
  ];
}
