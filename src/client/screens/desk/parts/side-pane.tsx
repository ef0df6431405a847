import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../../languages/texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import styles from './side-pane.module.css';

type SidePaneProps = { name: string; onClose: () => void; children: ReactNode };

/** An editor beside a table. It takes the focus, and Escape outside of a field closes it. */
export function SidePane({ name, onClose, children }: SidePaneProps) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, beside the button that closes it
    <section
      ref={pane}
      className={styles['pane']}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key, target }) => {
        const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
        if (key === 'Escape' && !isField) onClose();
      }}
    >
      <div className={styles['heading']}>
        <h2 dir="auto">{name}</h2>
        <IconButton icon="close" label={texts.common.close} title={texts.common.close} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
