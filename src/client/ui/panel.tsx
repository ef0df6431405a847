import { Modal } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './panel.module.css';

type PanelProps = { title: string; open: boolean; onClose: () => void; children: ReactNode };

/**
 * A sheet from the bottom. Around the kit's Modal, which shows its heading on one platform only and, opened
 * by state, forgets where the focus was.
 */
export function Panel({ title, open, onClose, children }: PanelProps) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [open]);
  return (
    <Modal
      open={open}
      onOpenChange={(now) => !now && onClose()}
      aria-label={title}
      overlayComponent={<Modal.Overlay className={styles['overlay'] ?? ''} />}
      className={styles['panel'] ?? ''}
    >
      <div className={styles['heading']}>
        <h2>{title}</h2>
        <IconButton icon="close" label="Chiudi" onClick={onClose} />
      </div>
      <div className={styles['content']} data-drags="">
        {children}
      </div>
    </Modal>
  );
}
