import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  decideRequests,
  MAX_DECISIONS,
  type RequestDecision,
  reopenRequests,
} from '../../../../contract/desk/requests.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { removeRequests } from './requests-query.ts';
import { sendInSteps } from './send-in-steps.ts';

type Outcome = { decided: number[]; failures: string[] };

/** Decides requests, and takes the last decisions back. */
export function useDecide() {
  const queries = useQueryClient();
  const notify = useToast();
  const last = useRef<readonly number[]>([]);
  const [progress, setProgress] = useState<Progress>();

  const reopen = useDeskMutation({
    send: (ids: readonly number[]) =>
      sendInSteps(ids, (some) => sendRequest(reopenRequests, { body: { ids: some } })),
    show: () => {},
    onDone: (answers, ids) => {
      const reopened = answers.reduce((sum, answer) => sum + answer.reopened, 0);
      if (reopened < ids.length) notify({ text: texts.desk.requests.notAllUndone });
    },
    refused: texts.desk.notUndone,
  });
  const undo = () => {
    if (last.current.length > 0) reopen(last.current);
    last.current = [];
  };

  const decide = useDeskMutation<readonly RequestDecision[], Outcome>({
    send: (decisions) => sendDecisions(decisions, (done) => setProgress({ done, all: decisions.length })),
    show: (decisions) =>
      removeRequests(
        queries,
        decisions.map(({ id }) => id),
      ),
    onDone: ({ decided, failures }) => {
      setProgress(undefined);
      if (decided.length > 0) last.current = decided;
      const action = { label: texts.common.undo, onPress: undo };
      if (failures[0] !== undefined) notify({ text: failures[0] });
      else if (decided.length > 0) notify({ text: texts.desk.requests.decided(decided.length), action });
      else notify({ text: texts.desk.requests.decidedBefore });
    },
    refused: texts.desk.requests.refused,
  });
  return { decide, undo, progress };
}

async function sendDecisions(
  decisions: readonly RequestDecision[],
  onStep: (done: number) => void,
): Promise<Outcome> {
  const all: Outcome = { decided: [], failures: [] };
  for (let done = 0; done < decisions.length; done += MAX_DECISIONS) {
    if (decisions.length > MAX_DECISIONS) onStep(done);
    const body = { decisions: decisions.slice(done, done + MAX_DECISIONS) };
    const { decided, failures } = await withRetries(() => sendRequest(decideRequests, { body }));
    all.decided.push(...decided);
    all.failures.push(...failures);
  }
  return all;
}
