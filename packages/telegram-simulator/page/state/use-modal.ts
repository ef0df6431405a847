import { useCallback, useState } from 'react';
import type { ConfirmKind, Modal, OutletName } from './modal.ts';

/** The one modal that is open. `dismiss` closes it unanswered, which a confirmation takes for a no. */
export function useModal() {
  const [modal, setModal] = useState<Modal | undefined>();
  const dismissModal = useCallback(() => {
    modal?.onDismiss?.();
    setModal(undefined);
  }, [modal]);
  const confirm = useCallback(
    (question: ConfirmKind, outlet: OutletName = 'phone') =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          resolve(yes);
          setModal(undefined);
        };
        setModal({ kind: 'confirm', outlet, question, answer, onDismiss: () => resolve(false) });
      }),
    [],
  );
  return { modal, openModal: setModal, dismissModal, confirm };
}
