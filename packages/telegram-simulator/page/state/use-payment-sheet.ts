import { useCallback } from 'react';
import type { ActionInput } from '../../wire-actions.ts';
import type { Invoice } from '../../wire-message.ts';
import type { PaymentStatus } from '../host/environment.ts';
import type { OutletName } from './modal.ts';
import { usePageState } from './page-state-context.tsx';

type PayAction = Extract<ActionInput, { type: 'pay' | 'payLink' }>;

/** Shows the payment sheet; resolves to the payment's outcome. */
export function usePaymentSheet(outlet: OutletName) {
  const { perform, openModal } = usePageState();
  return useCallback(
    (invoice: Invoice, action: PayAction) =>
      new Promise<PaymentStatus>((resolve) => {
        const onDismiss = () => resolve('cancelled');
        openModal({
          kind: 'payment',
          outlet,
          invoice,
          pay: () => perform(action),
          onEnd: resolve,
          onDismiss,
        });
      }),
    [perform, openModal, outlet],
  );
}
