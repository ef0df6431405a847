import { MAX_REOPENED } from '../../../../contract/desk/requests.ts';
import { withRetries } from '../use-desk-mutation.ts';

/** Sends ids in steps, so that none takes long; returns the answers. */
export async function sendInSteps<Answer>(
  ids: readonly number[],
  send: (some: number[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += MAX_REOPENED)
    answers.push(await withRetries(() => send(ids.slice(from, from + MAX_REOPENED))));
  return answers;
}
