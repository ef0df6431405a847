import { Modal } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { focusPage } from '../lib/focus-on-arrival.ts';
import { IconButton } from './icon-button.tsx';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** Stands before the title. */
  lead?: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A sheet from the bottom. Around the kit's Modal, which shows its heading on one platform only and, opened
 * by state, forgets where the focus was.
 */
export function Panel({ title, lead, open, onClose, children }: PanelProps) {
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      onOpenChange={(now) => !now && onClose()}
      aria-label={title}
      overlayComponent={<Modal.Overlay style={{ background: 'rgb(0 0 0 / 50%)' }} />}
      className={styles['panel'] ?? ''}
      data-drags=""
    >
      <FocusKeeper />
      <div className={styles['heading']}>
        {lead}
        <h2>{title}</h2>
        <IconButton icon="close" label="Chiudi" onClick={onClose} />
      </div>
      <div className={styles['content']}>{children}</div>
    </Modal>
  );
}

/** Comes and goes with the sheet: while that one is still leaving it holds on to the focus. */
function FocusKeeper() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusPage();
      });
    };
  }, []);
  return null;
}
