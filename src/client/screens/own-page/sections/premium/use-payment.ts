import { useEffect, useState } from 'react';
import { createInvoice } from '../../../../../contract/own-premium.ts';
import { httpStatusOf } from '../../../../calls/failed-request.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useSingleFlightMutation } from '../../../../calls/use-single-flight-mutation.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { type InvoiceOutcome, openInvoice } from '../../../../messenger/invoice.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

type Kind = 'subscription' | 'gift';

/** How long a payment is waited for after its invoice is closed, in milliseconds. */
const ARRIVAL_MS = 15_000;

const TEXTS: Partial<Record<InvoiceOutcome, Record<Kind, string>>> = {
  paid: {
    subscription: 'Grazie! Premium arriva subito.',
    gift: 'Grazie! Il link del regalo è nella chat del bot.',
  },
  pending: {
    subscription: 'Il pagamento è in corso: ti scrivo in chat quando arriva.',
    gift: 'Il pagamento è in corso: ti scrivo in chat quando arriva.',
  },
  failed: { subscription: 'Il pagamento non è riuscito.', gift: 'Il pagamento non è riuscito.' },
};

/** Has an invoice made and opened, and says how it ended; `isArriving` for a while after it was paid. */
export function usePayment() {
  const notify = useToast();
  const [paidAt, setPaidAt] = useState<number>();
  useEffect(() => {
    if (paidAt === undefined) return;
    const timer = setTimeout(() => setPaidAt(undefined), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [paidAt]);
  const mutation = useSingleFlightMutation({
    mutationKey: ['payment'],
    mutationFn: async (kind: Kind) => (await sendRequest(createInvoice, { body: { kind } })).link,
    // No part of the mutation: a messenger that never says how it ended must not keep the button busy.
    onSuccess: (link, kind) => {
      void openInvoice(link).then((outcome) => tell(outcome, kind));
    },
    onError: (error, kind) => {
      haptic.notify('error');
      if (httpStatusOf(error) === 409) notify({ text: 'Hai già un abbonamento, o Premium senza scadenza.' });
      else
        notify({
          text: 'Il pagamento non si è aperto.',
          action: { label: 'Riprova', onPress: () => mutation.run(kind) },
        });
    },
  });
  function tell(outcome: InvoiceOutcome, kind: Kind): void {
    if (outcome === 'paid') setPaidAt(Date.now());
    const text = TEXTS[outcome]?.[kind];
    if (text === undefined) return;
    haptic.notify(outcome === 'failed' ? 'error' : 'success');
    notify({ text });
  }
  return { ...mutation, isArriving: paidAt !== undefined };
}
