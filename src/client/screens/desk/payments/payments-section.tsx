import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type DeskPayment, refundPayment } from '../../../../contract/desk-payments.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { ConfirmSheet } from '../parts/confirm-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
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
    <>
      <SectionBody query={query} rows={6} isEmpty={isEmpty} empty="Nessuno ha ancora pagato.">
        {(data) => <Payments pages={data.pages} />}
      </SectionBody>
      <NextPageLoader query={query} />
    </>
  );
}

const isEmpty = ({ pages }: { pages: PaymentsPage[] }) =>
  pages.every(({ payments }) => payments.length === 0);

function Payments({ pages }: { pages: PaymentsPage[] }) {
  const payments = useMemo(() => pages.flatMap((page) => page.payments), [pages]);
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
      <VirtualRows items={payments} keyOf={({ id }) => id} name="Pagamenti" estimate={110}>
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
