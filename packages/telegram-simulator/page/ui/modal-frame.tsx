import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modal-frame.module.css';

interface ModalFrameProps {
  title: string;
  /** Dialogs are centred, sheets slide in from below. */
  shape?: 'sheet' | 'dialog';
  onDismiss: () => void;
  children: ReactNode;
}

/** Lies over the nearest positioned box and takes the focus until it is dismissed. */
export function ModalFrame({ title, shape = 'sheet', onDismiss, children }: ModalFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onDismiss]);
  return (
    <div className={`${styles['layer']} ${styles[shape]}`}>
      <button
        type="button"
        className={styles['scrim']}
        aria-label="Chiudi"
        tabIndex={-1}
        onClick={onDismiss}
      />
      <div
        ref={box}
        className={styles['box']}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>
  );
}
