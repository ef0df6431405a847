import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { type AskAnswer, requestTitle, setRequestWanted } from '../../../../../contract/own/requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useChange } from '../../../../features/changes/use-change.ts';
import { texts } from '../../../../languages/texts.ts';
import { pathToTitle } from '../../../../lib/navigation/path.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { showToast, type Toast } from '../../../../ui/overlays/toast.tsx';

type AskOptions = {
  /** Called once the title is among the person's requests. */
  onAsked: () => void;
  /** Called once 'Annulla' has withdrawn the request. */
  onUndone?: () => void;
};

/** Requests a title and shows the outcome, with 'Annulla' to withdraw the request. */
export function useAsk({ onAsked, onUndone }: AskOptions) {
  const navigate = useNavigate();
  const undo = useWithdraw(onUndone);
  return useChange({
    key: ['request-title'],
    send: (body: v.InferInput<typeof requestTitle.body>) => sendRequest(requestTitle, { body }),
    onSuccess: (answer) => {
      haptic.notify(answer.request ? 'success' : 'error');
      const { titleId, request, outcome } = answer;
      let action: Toast['action'];
      if (titleId !== null)
        action = { label: texts.common.open, onPress: () => navigate(pathToTitle(titleId)) };
      else if (request && (outcome === 'new' || outcome === 'joined'))
        action = { label: texts.common.undo, onPress: () => undo.run(String(request.id)) };
      showToast({ text: textOf(answer), ...(action && { action }) });
      if (request) onAsked();
    },
    refused: texts.ownPage.requests.failed,
    canRetry: () => true,
  });
}

function useWithdraw(onUndone: AskOptions['onUndone']) {
  const queries = useQueryClient();
  return useChange({
    key: ['withdraw-request'],
    send: (id: string) => sendRequest(setRequestWanted, { body: { id, isWanted: false } }),
    onSuccess: () => {
      showToast({ text: texts.ownPage.requests.withdrawn });
      void queries.invalidateQueries({ queryKey: ['own-page', 'requests'] });
      onUndone?.();
    },
    refused: texts.ownPage.requests.refused,
    canRetry: () => true,
  });
}

function textOf({ outcome, request, reason }: AskAnswer): string {
  switch (outcome) {
    case 'new':
      return texts.ownPage.requests.sent;
    case 'joined':
      return texts.ownPage.requests.joined(request?.people ?? 2);
    case 'own':
      return texts.ownPage.requests.own;
    case 'exists':
      return texts.ownPage.requests.exists;
    case 'waits':
      return texts.ownPage.requests.waits;
    case 'rejected':
      return [texts.ownPage.requests.rejected, reason].filter(Boolean).join(' ');
    case 'too many':
      return texts.ownPage.requests.tooMany;
    case 'unavailable':
      return texts.ownPage.requests.unavailable;
  }
}
