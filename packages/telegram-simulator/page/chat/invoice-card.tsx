import type { Invoice } from '../../wire-message.ts';
import { Icon } from '../ui/icons.tsx';
import { formatMoney } from './format-money.ts';
import styles from './invoice-card.module.css';

/** What a message offers for sale. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  return (
    <div className={styles['card']}>
      {invoice.photoUrl ? (
        <img className={styles['picture']} src={invoice.photoUrl} alt="" />
      ) : (
        <div className={styles['emblem']}>
          <Icon name="star" size={44} />
        </div>
      )}
      <h3 className={styles['title']}>{invoice.title}</h3>
      <p>{invoice.description}</p>
      <p className={styles['price']}>
        {formatMoney(invoice.amount, invoice.currency)}
        {invoice.isPaid && <span className={styles['paid']}>Pagata</span>}
      </p>
    </div>
  );
}
