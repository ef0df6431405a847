import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  decideRequests,
  MAX_DECISIONS,
  MAX_REOPENED,
  type RequestDecision,
  reopenRequests,
} from '../../../../contract/desk/requests.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { sendInSteps, useDeskMutation, useUndo } from '../use-desk-mutation.ts';
import { removeRequests } from './requests-query.ts';

/** Decides requests, and takes the last decisions back. */
export function useDecide() {
  const queries = useQueryClient();
  const notify = useToast();
  const [progress, setProgress] = useState<Progress>();

  const reopen = useDeskMutation({
    send: (ids: readonly number[]) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(reopenRequests, { body: { ids: some } })),
    onDone: (answers, ids) => {
      const reopened = answers.reduce((sum, answer) => sum + answer.reopened, 0);
      if (reopened < ids.length) notify({ text: texts.desk.requests.notAllUndone });
    },
    refused: texts.desk.notUndone,
  });
  const { undo, remember, action } = useUndo(reopen);

  const decide = useDeskMutation({
    send: (decisions: readonly RequestDecision[]) =>
      sendInSteps(
        decisions,
        MAX_DECISIONS,
        (some) => sendRequest(decideRequests, { body: { decisions: some } }),
        setProgress,
      ),
    show: (decisions) =>
      removeRequests(
        queries,
        decisions.map(({ id }) => id),
      ),
    onDone: (answers) => {
      setProgress(undefined);
      const decided = answers.flatMap((answer) => answer.decided);
      const failures = answers.flatMap((answer) => answer.failures);
      if (decided.length > 0) remember(decided);
      if (failures[0] !== undefined) notify({ text: failures[0] });
      else if (decided.length > 0) notify({ text: texts.desk.requests.decided(decided.length), action });
      else notify({ text: texts.desk.requests.decidedBefore });
    },
    refused: texts.desk.requests.refused,
  });
  return { decide, undo, progress };
}
