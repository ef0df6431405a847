import type { Author, Message, Service } from '../../wire-message.ts';
import { formatMoney } from './format-money.ts';
import styles from './message-list.module.css';

/** A line of the messenger itself between the messages. */
export function ServiceMessage({ message, service }: { message: Message; service: Service }) {
  return <p className={styles['chip']}>{wordsOf(service, message.author)}</p>;
}

function wordsOf(service: Service, by: Author): string {
  switch (service.kind) {
    case 'payment': {
      const paid = `Pagamento riuscito: ${formatMoney(service.amount, service.currency)}`;
      return service.isRefunded ? `${paid} (rimborsato)` : paid;
    }
    case 'refund':
      return `Rimborso: ${formatMoney(service.amount, service.currency)}`;
    case 'pin':
      return 'Messaggio fissato';
    case 'writeAccess':
      return 'Hai consentito al bot di scriverti';
    case 'webAppData':
      return `Dati inviati al bot con «${service.buttonText}»`;
    case 'joined':
      return by.id === service.member.id
        ? `${by.name} è nel gruppo`
        : `${by.name} ha aggiunto ${service.member.name}`;
    case 'left':
      return by.id === service.member.id
        ? `${by.name} ha lasciato il gruppo`
        : `${by.name} ha rimosso ${service.member.name}`;
  }
}
