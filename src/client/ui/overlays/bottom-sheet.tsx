import { Modal } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../../languages/texts.ts';
import { focusMain } from '../../lib/focus/focus.ts';
import { useCloseOnBack } from '../../lib/navigation/use-close-on-back.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './bottom-sheet.module.css';

type BottomSheetProps = {
  title: string;
  /** Rendered before the title. */
  lead?: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A bottom sheet around the UI kit's Modal, which shows its heading on one platform only and, opened by state, does not
 * return the focus.
 */
export function BottomSheet({ title, lead, open, onClose, children }: BottomSheetProps) {
  useCloseOnBack(open, onClose);
  return (
    <Modal
      open={open}
      onOpenChange={(now) => !now && onClose()}
      aria-label={title}
      overlayComponent={<Modal.Overlay style={{ background: 'rgb(0 0 0 / 50%)' }} data-drags="" />}
      className={styles['panel'] ?? ''}
      data-drags=""
    >
      <FocusReturn />
      <div className={styles['heading']}>
        {lead}
        <h2 dir="auto">{title}</h2>
        <IconButton icon="close" label={texts.common.close} onClick={onClose} />
      </div>
      <div className={styles['content']}>{children}</div>
    </Modal>
  );
}

/** Returns the focus to the opener on unmount, which is when the sheet's closing animation has ended. */
function FocusReturn() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusMain();
      });
    };
  }, []);
  return null;
}
