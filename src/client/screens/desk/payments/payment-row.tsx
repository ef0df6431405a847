import type { DeskPayment } from '../../../../contract/desk/payments.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { nameOf } from '../parts/name-of.ts';
import { PlainRow } from '../parts/plain-row.tsx';

/** A payment: how much, by whom, for what and when, and its refund. */
export function PaymentRow({ payment, onRefund }: { payment: DeskPayment; onRefund: () => void }) {
  const { person, refundedAt } = payment;
  const text = `${texts.desk.stars(payment.stars)} · ${person ? nameOf(person) : texts.desk.payments.erasedPerson}`;
  const of = `${text}, ${moment(payment.paidAt)}`;
  const canBeRefunded = person !== null && refundedAt === null;
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

function aboutOf({ product, paidAt, refundedAt }: DeskPayment): string {
  return [
    texts.desk.payments.products[product],
    moment(paidAt),
    refundedAt === null ? null : texts.desk.payments.refundedOn(moment(refundedAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
