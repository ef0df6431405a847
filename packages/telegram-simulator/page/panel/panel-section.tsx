import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import styles from './panel.module.css';

/** A part of the panel that folds. */
export function PanelSection({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles['section']} name="controls" open={isOpen}>
      <summary className={styles['heading']}>
        <Icon name="chevron" size={14} />
        {title}
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}

/** One control with its name at its left. */
export function ControlRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A button that does something at once. */
export function PanelButton(props: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className={styles['button']} {...props} />;
}
