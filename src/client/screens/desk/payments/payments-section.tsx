import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { type DeskPayment, getPayments, refundPayment } from '../../../../contract/desk/payments.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import type { InvitationProps } from '../../../ui/messages/invitation.tsx';
import { ConfirmSheet } from '../../../ui/overlays/confirm-sheet.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { useDeskChange, withRetries } from '../use-desk-change.ts';

/** 'Pagamenti': people's payments, and refunds. */
export const paymentsSection: DeskSection = {
  path: 'pagamenti',
  heading: texts.desk.payments.heading,
  icon: 'spark',
  role: 'owner',
  Screen: PaymentsScreen,
};

const EMPTY: InvitationProps = {
  icon: 'spark',
  text: texts.desk.payments.empty,
  action: { label: texts.desk.payments.announce, to: `${DESK_PATH}/annunci` },
};

const KEY = [DESK_KEY, 'payments'];

type PaymentsPage = v.InferOutput<typeof getPayments.answer>;

function PaymentsScreen() {
  const query = useInfiniteQuery(
    deskPagesQuery(KEY, (after, signal) => sendRequest(getPayments, { query: after, signal })),
  );
  return (
    <PagedRows query={query} rowsOf={paymentsOf} keyOf={idOf} empty={EMPTY}>
      {(payments) => <Payments payments={payments} />}
    </PagedRows>
  );
}

const paymentsOf = ({ payments }: PaymentsPage) => payments;
const idOf = ({ id }: DeskPayment) => id;

function Payments({ payments }: { payments: readonly DeskPayment[] }) {
  const [toRefund, setToRefund] = useState<DeskPayment>();
  const queries = useQueryClient();
  const refund = useDeskChange({
    send: ({ id }: DeskPayment) => withRetries(() => sendRequest(refundPayment, { body: { payment: id } })),
    onMutate({ id }) {
      const refundedAt = Date.now();
      return changePages<PaymentsPage>(queries, KEY, (page) => ({
        ...page,
        payments: page.payments.map((one) => (one.id === id ? { ...one, refundedAt } : one)),
      }));
    },
    onSuccess: ({ failure, note }) => {
      const text = failure ?? note;
      if (text !== null) showToast({ text });
    },
    refused: texts.desk.payments.refused,
  });
  return (
    <>
      <VirtualRows items={payments} keyOf={idOf} name={texts.desk.payments.heading} estimate={110}>
        {(payment) => <PaymentRow payment={payment} onRefund={() => setToRefund(payment)} />}
      </VirtualRows>
      {toRefund?.person && (
        <ConfirmSheet
          title={texts.desk.payments.refundQuestion(texts.desk.stars(toRefund.stars))}
          warning={texts.desk.payments.refundWarning(nameOf(toRefund.person))}
          action={texts.desk.payments.refund}
          onConfirm={() => refund(toRefund)}
          onClose={() => setToRefund(undefined)}
        />
      )}
    </>
  );
}

/** A payment: amount, payer, goods and date, and its refund. */
function PaymentRow({ payment, onRefund }: { payment: DeskPayment; onRefund: () => void }) {
  const { person, refundedAt, isOfFormerBot } = payment;
  const text = `${texts.desk.stars(payment.stars)} · ${person ? nameOf(person) : texts.desk.payments.erasedPerson}`;
  const of = `${text}, ${moment(payment.paidAt)}`;
  const canBeRefunded = person !== null && refundedAt === null && !isOfFormerBot;
  return (
    <PlainRow
      name={text}
      tags={refundedAt !== null && <small>{texts.desk.payments.isRefunded}</small>}
      about={[aboutOf(payment)]}
      actions={
        canBeRefunded ? [{ label: texts.desk.payments.refund, of, isDanger: true, onPress: onRefund }] : []
      }
    />
  );
}

function aboutOf({ product, paidAt, refundedAt, isOfFormerBot }: DeskPayment): string {
  return [
    texts.desk.payments.products[product],
    moment(paidAt),
    isOfFormerBot ? texts.desk.payments.ofFormerBot : null,
    refundedAt === null ? null : texts.desk.payments.refundedOn(moment(refundedAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
