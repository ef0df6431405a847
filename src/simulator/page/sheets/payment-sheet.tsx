import { useState } from 'react';
import type { PayResult } from '../../wire-actions.ts';
import type { Message } from '../../wire-message.ts';
import { money } from '../chat/money.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { Icon } from '../ui/icons.tsx';
import { SheetFrame } from '../ui/sheet.tsx';
import styles from './sheets.module.css';

/** Confirms a payment in Stars, and says what came of it. */
export function PaymentSheet({ message }: { message: Message }) {
  const { person, perform, dismiss } = useDeskContext();
  const [phase, setPhase] = useState<'asking' | 'paying' | { problem: string }>('asking');
  const { invoice, chatId: chat, id: messageId } = message;
  if (!invoice) return null;
  const pay = async () => {
    setPhase('paying');
    const result = await perform({ type: 'pay', chat, person: person.id, messageId });
    if (result?.outcome !== 'paid') return setPhase({ problem: problemOf(result) });
    dismiss();
  };
  return (
    <SheetFrame title="Conferma il pagamento" onDismiss={dismiss}>
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
        onClick={() => void pay()}
      >
        {phase === 'paying' ? 'Pagamento in corso…' : `Paga ${money(invoice.amount, invoice.currency)}`}
      </button>
    </SheetFrame>
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
