import { useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { type AskAnswer, requestTitle } from '../../../../../contract/own-requests.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useSingleFlightMutation } from '../../../../calls/use-single-flight-mutation.ts';
import { pathToTitle } from '../../../../lib/navigation/path.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

const FAILED = 'La richiesta non è partita.';

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
      const open = titleId !== null && { label: 'Apri', onPress: () => navigate(pathToTitle(titleId)) };
      notify({ text: textOf(answer), ...(open && { action: open }) });
      if (answer.request) onAsked();
    },
    onError: (_, body) => {
      haptic.notify('error');
      notify({ text: FAILED, action: { label: 'Riprova', onPress: () => mutation.run(body) } });
    },
  });
  return mutation;
}

function textOf({ outcome, request, reason }: AskAnswer): string {
  switch (outcome) {
    case 'new':
      return 'Richiesta inviata: ti scrivo in chat com’è andata.';
    case 'joined':
      return `L’ha già chiesto qualcuno: ora lo volete in ${request?.people ?? 2}.`;
    case 'own':
      return 'L’hai già chiesto: ti scrivo in chat com’è andata.';
    case 'exists':
      return 'C’è già nel catalogo: puoi guardarlo.';
    case 'waits':
      return 'È già nel catalogo, ma non si può ancora guardare: quando arriva te lo dico.';
    case 'rejected':
      return ['Questo titolo è già stato rifiutato.', reason].filter(Boolean).join(' ');
    case 'too many':
      return 'Hai già troppe richieste aperte: ritirane una.';
    case 'unavailable':
      return 'Adesso non riesco a leggere la scheda di questo titolo: riprova tra poco.';
  }
}
