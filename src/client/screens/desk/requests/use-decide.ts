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
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { sendInSteps, useDeskChange, useUndo } from '../use-desk-change.ts';
import { removeRequests } from './requests-query.ts';

/** Decides requests, and takes the last decisions back. */
export function useDecide() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  const reopen = useDeskChange({
    send: (ids: readonly number[]) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(reopenRequests, { body: { ids: some } })),
    onSuccess: (answers, ids) => {
      const reopened = answers.reduce((sum, answer) => sum + answer.reopened, 0);
      if (reopened < ids.length) showToast({ text: texts.desk.requests.notAllUndone });
    },
    refused: texts.desk.notUndone,
  });
  const { undo, remember } = useUndo(reopen);

  const decide = useDeskChange({
    send: (decisions: readonly RequestDecision[]) =>
      sendInSteps(
        decisions,
        MAX_DECISIONS,
        (some) => sendRequest(decideRequests, { body: { decisions: some } }),
        setProgress,
      ),
    onMutate: (decisions) =>
      removeRequests(
        queries,
        decisions.map(({ id }) => id),
      ),
    onSuccess: (answers) => {
      setProgress(undefined);
      const decided = answers.flatMap((answer) => answer.decided);
      const failures = answers.flatMap((answer) => answer.failures);
      const takeBack = decided.length > 0 ? remember(decided) : undefined;
      if (failures[0] !== undefined) showToast({ text: failures[0] });
      else if (takeBack) showToast({ text: texts.desk.requests.decided(decided.length), undo: takeBack });
      else showToast({ text: texts.desk.requests.decidedBefore });
    },
    refused: texts.desk.requests.refused,
  });
  return { decide, undo, progress };
}
