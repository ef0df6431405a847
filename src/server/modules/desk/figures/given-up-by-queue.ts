import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { getGivenUpWork } from '../../../../contract/desk/figures.ts';
import type { Schema } from '../../../database/schema.ts';
import { KINDS_OF_WORK } from '../../../kinds-of-work.ts';
import { listGivenUp, workTexts } from '../../../queue/given-up-work.ts';
import { failureReasonText } from '../../playback/failed-deliveries.ts';

type Queues = v.InferOutput<typeof getGivenUpWork.answer>['queues'];

/** Jobs of a queue that are shown; all of a queue can be retried at once. */
const SHOWN = 20;

/** The queues with given-up work, and the latest jobs of each. */
export async function givenUpByQueue(db: Kysely<Schema>): Promise<Queues> {
  const queues: Queues = [];
  for (const kind of KINDS_OF_WORK) {
    const jobs = await listGivenUp(db, kind);
    if (jobs.length === 0) continue;
    const shown = jobs.slice(0, SHOWN).map(({ failure, since, what, ...job }) => ({
      ...job,
      what: kind.describe?.(what) ?? what,
      since: since.getTime(),
      failure: failureReasonText(failure),
    }));
    queues.push({ name: kind.name, label: workTexts[kind.name], givenUp: jobs.length, jobs: shown });
  }
  return queues;
}
