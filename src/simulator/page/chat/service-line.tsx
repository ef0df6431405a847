import type { Service } from '../../wire-message.ts';
import { money } from './money.ts';
import styles from './thread.module.css';

/** A line of the messenger itself between the messages. */
export function ServiceLine({ service }: { service: Service }) {
  return <p className={styles['chip']}>{wordsOf(service)}</p>;
}

function wordsOf(service: Service): string {
  switch (service.kind) {
    case 'payment': {
      const paid = `Pagamento riuscito: ${money(service.amount, service.currency)}`;
      return service.isRefunded ? `${paid} (rimborsato)` : paid;
    }
    case 'refund':
      return `Rimborso: ${money(service.amount, service.currency)}`;
    case 'webAppData':
      return `Dati inviati al bot con «${service.buttonText}»`;
  }
}
