import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskPayment, refundPayment } from '../../../../contract/desk-payments.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { PaymentRow, starsOf } from './payment-row.tsx';
import { type PaymentsPage, paymentsQuery, showRefunded } from './payments-query.ts';

/** 'Pagamenti': what people have paid, and refunds. */
export const paymentsSection: DeskSection = {
  path: 'pagamenti',
  heading: 'Pagamenti',
  icon: 'spark',
  role: 'owner',
  Screen: PaymentsScreen,
};

function PaymentsScreen() {
  const query = useInfiniteQuery(paymentsQuery());
  return (
    <PagedRows query={query} rowsOf={paymentsOf} keyOf={idOf} empty="Nessuno ha ancora pagato.">
      {(payments) => <Payments payments={payments} />}
    </PagedRows>
  );
}

const paymentsOf = ({ payments }: PaymentsPage) => payments;
const idOf = ({ id }: DeskPayment) => id;

function Payments({ payments }: { payments: readonly DeskPayment[] }) {
  const [toRefund, setToRefund] = useState<DeskPayment>();
  const queries = useQueryClient();
  const notify = useToast();
  const refund = useDeskMutation({
    send: ({ id }: DeskPayment) => withRetries(() => sendRequest(refundPayment, { body: { payment: id } })),
    show: ({ id }) => showRefunded(queries, id),
    onDone: ({ failure, note }) => {
      const text = failure ?? note;
      if (text !== null) notify({ text });
    },
    refused: 'Non è stato possibile rimborsare: riprova.',
  });
  return (
    <>
      <VirtualRows items={payments} keyOf={idOf} name="Pagamenti" estimate={110}>
        {(payment) => <PaymentRow payment={payment} onRefund={() => setToRefund(payment)} />}
      </VirtualRows>
      {toRefund?.person && (
        <ConfirmSheet
          title={`Rimborsare ${starsOf(toRefund)}?`}
          warning={`Le Stelle tornano a ${nameOf(toRefund.person)}, e quello che ha comprato finisce. Non si può annullare.`}
          action="Rimborsa"
          onConfirm={() => refund(toRefund)}
          onClose={() => setToRefund(undefined)}
        />
      )}
    </>
  );
}
