import { useState } from 'react';
import type { PayResult } from '../../wire-actions.ts';
import { formatMoney } from '../chat/format-money.ts';
import type { PaymentStatus } from '../host/environment.ts';
import type { PaymentRequest } from '../state/modal.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import styles from './sheets.module.css';

/** Confirms a payment in Stars, or shows the reason for its failure. */
export function PaymentSheet({ invoice, pay, onEnd }: PaymentRequest) {
  const { person, openModal } = usePageState();
  const [phase, setPhase] = useState<'asking' | 'paying' | { problem: string }>('asking');
  const end = (status: PaymentStatus) => {
    onEnd(status);
    openModal(undefined);
  };
  const confirm = async () => {
    setPhase('paying');
    const result = await pay();
    if (result?.outcome === 'paid') end('paid');
    else setPhase({ problem: problemOf(result) });
  };
  const dismissModal = () => end(typeof phase === 'object' ? 'failed' : 'cancelled');
  return (
    <ModalFrame title="Conferma il pagamento" onDismiss={dismissModal}>
      <p className={styles['balance']}>
        Saldo <Icon name="star" size={15} /> {person.stars}
      </p>
      <div className={styles['star']}>
        <Icon name="star" size={56} />
      </div>
      <h3 className={styles['title']}>{invoice.title}</h3>
      <p className={styles['text']}>{invoice.description}</p>
      {typeof phase === 'object' && (
        <p className={styles['problem']} role="alert">
          {phase.problem}
        </p>
      )}
      <button
        type="button"
        className={styles['main']}
        disabled={phase === 'paying'}
        onClick={() => void confirm()}
      >
        {phase === 'paying'
          ? 'Pagamento in corso…'
          : `Paga ${formatMoney(invoice.amount, invoice.currency)}${invoice.period ? ' ogni 30 giorni' : ''}`}
      </button>
    </ModalFrame>
  );
}

function problemOf(result: Exclude<PayResult, { outcome: 'paid' }> | undefined): string {
  switch (result?.outcome) {
    case 'refused':
      return result.reason;
    case 'tooFewStars':
      return 'Le Stelle non bastano.';
    case 'timeout':
      return 'Il bot non ha risposto in tempo. Riprova.';
    case undefined:
      return 'Il pagamento non è riuscito.';
  }
}
