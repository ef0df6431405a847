import type { DeskPayment } from '../../../../contract/desk-payments.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/plain-row.module.css';

/** A payment: how much, by whom, for what and when, and its refund. */
export function PaymentRow({ payment, onRefund }: { payment: DeskPayment; onRefund: () => void }) {
  const { person, refundedAt } = payment;
  const text = `${starsOf(payment)} · ${person ? nameOf(person) : 'dati cancellati'}`;
  return (
    <article className={styles['row']} aria-label={text}>
      <div className={styles['text']}>
        <p className={styles['name']} dir="auto">
          {text}
          {refundedAt !== null && <small>Rimborsato</small>}
        </p>
        <p className={styles['about']}>{aboutOf(payment)}</p>
      </div>
      {person && refundedAt === null && (
        <div className={styles['actions']}>
          <button
            type="button"
            className={`press ${styles['action']} ${styles['danger']}`}
            aria-label={`Rimborsa: ${text}, ${date.format(payment.paidAt)}`}
            onClick={onRefund}
          >
            Rimborsa
          </button>
        </div>
      )}
    </article>
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
