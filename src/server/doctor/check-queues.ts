import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';
import { KINDS_OF_WORK } from '../work/kinds-of-work.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn } = createFindings('queues');

/** Age from which waiting jobs are reported. */
const OLD_SECONDS = 300;

/** Checks for jobs that wait long or have failed. No findings where there is no database, or one of an older version. */
export async function checkQueues(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  try {
    const findings = (await readQueueHealth(await open(), KINDS_OF_WORK)).flatMap(findingsOf);
    return findings.length > 0 ? findings : [ok('no old jobs, no failed jobs')];
  } catch {
    return [];
  }
}

function findingsOf({ queue, oldestSeconds, givenUp }: QueueHealth): Finding[] {
  const minutes = Math.round(oldestSeconds / 60);
  return [
    ...(oldestSeconds > OLD_SECONDS
      ? [
          warn(
            `${queue}: the oldest job has been waiting for ${minutes} min`,
            'Check that a server is running, and its log.',
          ),
        ]
      : []),
    ...(givenUp > 0
      ? [warn(`${queue}: ${givenUp} failed`, `See why: npm run vetrina -- queue list ${queue}`)]
      : []),
  ];
}
