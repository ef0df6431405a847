import { useEffect, useState } from 'react';
import { createInvoice } from '../../../../../contract/own/premium.ts';
import { httpStatusOf } from '../../../../calls/failed-request.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useChange } from '../../../../features/changes/use-change.ts';
import { texts } from '../../../../languages/texts.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { type InvoiceOutcome, openInvoice } from '../../../../messenger/invoice.ts';
import { showToast } from '../../../../ui/overlays/toast.tsx';

type Kind = 'subscription' | 'gift';

/** The longest wait for a payment after its invoice is closed, in milliseconds. */
const ARRIVAL_MS = 15_000;

const TEXTS: Partial<Record<InvoiceOutcome, Record<Kind, string>>> = {
  paid: {
    subscription: texts.ownPage.premium.thanks,
    gift: texts.ownPage.premium.thanksForGift,
  },
  pending: {
    subscription: texts.ownPage.premium.pending,
    gift: texts.ownPage.premium.pending,
  },
  failed: { subscription: texts.ownPage.premium.failed, gift: texts.ownPage.premium.failed },
};

/** Has an invoice made and opened, and reports its outcome; `isArriving` for a while after it was paid. */
export function usePayment() {
  const [paidAt, setPaidAt] = useState<number>();
  useEffect(() => {
    if (paidAt === undefined) return;
    const timer = setTimeout(() => setPaidAt(undefined), ARRIVAL_MS);
    return () => clearTimeout(timer);
  }, [paidAt]);
  const mutation = useChange({
    key: ['payment'],
    send: async (kind: Kind) => (await sendRequest(createInvoice, { body: { kind } })).link,
    // Outside of the mutation: a messenger that never reports the outcome must not keep the button busy.
    onSuccess: (link, kind) => {
      void openInvoice(link).then((outcome) => tell(outcome, kind));
    },
    refused: (error) => (hasOne(error) ? texts.ownPage.premium.hasOne : texts.ownPage.premium.notOpened),
    canRetry: (error) => !hasOne(error),
  });
  function tell(outcome: InvoiceOutcome, kind: Kind): void {
    if (outcome === 'paid') setPaidAt(Date.now());
    const text = TEXTS[outcome]?.[kind];
    if (text === undefined) return;
    haptic.notify(outcome === 'failed' ? 'error' : 'success');
    showToast({ text });
  }
  return { ...mutation, isArriving: paidAt !== undefined };
}

const hasOne = (error: unknown) => httpStatusOf(error) === 409;
