import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reopenReports, settleReports } from '../../../../contract/desk/reports.ts';
import { MAX_REOPENED } from '../../../../contract/desk/requests.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { sendInSteps, useDeskMutation } from '../use-desk-mutation.ts';
import { removeReports } from './requests-query.ts';

type Settle = { ids: readonly number[]; state: 'resolved' | 'dismissed' };

/** Closes reports, and opens those that were closed last again. */
export function useSettleReports() {
  const queries = useQueryClient();
  const notify = useToast();
  const last = useRef<readonly number[]>([]);
  const reopen = useDeskMutation({
    send: (ids: readonly number[]) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(reopenReports, { body: { ids: some } })),
    refused: texts.desk.notUndone,
  });
  const undo = () => {
    if (last.current.length > 0) reopen(last.current);
    last.current = [];
  };
  const settle = useDeskMutation({
    send: ({ ids, state }: Settle) =>
      sendInSteps(ids, MAX_REOPENED, (some) => sendRequest(settleReports, { body: { ids: some, state } })),
    show: ({ ids }) => removeReports(queries, ids),
    onDone: (answers, { state }) => {
      const settled = answers.flatMap((answer) => answer.settled);
      last.current = settled;
      const text = state === 'resolved' ? texts.desk.reports.resolvedNow : texts.desk.reports.closed;
      if (settled.length > 0) notify({ text, action: { label: texts.common.undo, onPress: undo } });
      else notify({ text: texts.desk.reports.closedBefore });
    },
    refused: texts.desk.reports.refused,
  });
  return { settle, undo };
}
