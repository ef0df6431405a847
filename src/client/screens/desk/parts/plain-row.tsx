import type { ReactNode } from 'react';
import styles from './plain-row.module.css';

/** What can be done with a row. `of`: what a screen reader adds to the label, by default the row's name. */
export type RowAction = {
  label: string;
  of?: string | null;
  onPress: () => void;
  isDanger?: boolean;
  isPressed?: boolean;
};

type PlainRowProps = {
  name: string;
  /** Small words beside the name. */
  tags?: ReactNode;
  /** Lines below it; those that are null or false are left out. */
  about: readonly (string | null | false)[];
  actions: readonly RowAction[];
  children?: ReactNode;
};

/** A row of text with its actions. */
export function PlainRow({ name, tags, about, actions, children }: PlainRowProps) {
  return (
    <article className={styles['row']} aria-label={name}>
      <div className={styles['text']}>
        <p className={styles['name']} dir="auto">
          {name}
          {tags}
        </p>
        {about.map(
          (line) =>
            line && (
              <p key={line} className={styles['about']}>
                {line}
              </p>
            ),
        )}
        {children}
      </div>
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map(({ label, of = name, onPress, isDanger = false, isPressed }) => (
            <button
              key={label}
              type="button"
              className={`press ${styles['action']} ${isDanger ? styles['danger'] : ''}`}
              aria-pressed={isPressed}
              aria-label={of === null ? undefined : `${label}: ${of}`}
              onClick={onPress}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
