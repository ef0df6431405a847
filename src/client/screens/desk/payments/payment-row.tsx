import type { DeskPayment } from '../../../../contract/desk-payments.ts';
import { nameOf } from '../parts/name-of.ts';
import { PlainRow } from '../parts/plain-row.tsx';

/** A payment: how much, by whom, for what and when, and its refund. */
export function PaymentRow({ payment, onRefund }: { payment: DeskPayment; onRefund: () => void }) {
  const { person, refundedAt } = payment;
  const text = `${starsOf(payment)} · ${person ? nameOf(person) : 'dati cancellati'}`;
  const of = `${text}, ${date.format(payment.paidAt)}`;
  const canBeRefunded = person !== null && refundedAt === null;
  return (
    <PlainRow
      name={text}
      tags={refundedAt !== null && <small>Rimborsato</small>}
      about={[aboutOf(payment)]}
      actions={canBeRefunded ? [{ label: 'Rimborsa', of, isDanger: true, onPress: onRefund }] : []}
    />
  );
}

/** How much a payment was. */
export function starsOf({ stars }: DeskPayment): string {
  return stars === 1 ? '1 Stella' : `${stars} Stelle`;
}

const PRODUCTS = { month: 'Un mese', subscription: 'Abbonamento', gift: 'Regalo' } as const;
const date = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

function aboutOf({ product, paidAt, refundedAt }: DeskPayment): string {
  return [
    PRODUCTS[product],
    date.format(paidAt),
    refundedAt === null ? null : `rimborsato il ${date.format(refundedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
