import { useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { type AskAnswer, requestTitle } from '../../../../../contract/own/requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useSingleFlightMutation } from '../../../../calls/use-single-flight-mutation.ts';
import { texts } from '../../../../languages/texts.ts';
import { pathToTitle } from '../../../../lib/navigation/path.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

/** Requests a title, and says what came of it; `onAsked` once it is among the person's requests. */
export function useAsk(onAsked: () => void) {
  const notify = useToast();
  const navigate = useNavigate();
  const mutation = useSingleFlightMutation({
    mutationKey: ['request-title'],
    mutationFn: (body: v.InferInput<typeof requestTitle.body>) => sendRequest(requestTitle, { body }),
    onSuccess: (answer) => {
      haptic.notify(answer.request ? 'success' : 'error');
      const { titleId } = answer;
      const open = titleId !== null && {
        label: texts.common.open,
        onPress: () => navigate(pathToTitle(titleId)),
      };
      notify({ text: textOf(answer), ...(open && { action: open }) });
      if (answer.request) onAsked();
    },
    onError: (_, body) => {
      haptic.notify('error');
      notify({
        text: texts.ownPage.requests.failed,
        action: { label: texts.common.retry, onPress: () => mutation.run(body) },
      });
    },
  });
  return mutation;
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
