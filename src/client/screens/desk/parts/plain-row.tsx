import type { ReactNode } from 'react';
import { Action, type ActionProps } from './action.tsx';
import styles from './plain-row.module.css';

/** An action on a row, by default named after the row. */
export type RowAction = Omit<ActionProps, 'of'> & Partial<Pick<ActionProps, 'of'>>;

type PlainRowProps = {
  name: string;
  /** Small words beside the name. */
  tags?: ReactNode;
  /** Lines below it; skips null and false. */
  about: readonly (string | null | false)[];
  actions: readonly RowAction[];
  children?: ReactNode;
};

export function PlainRow({ name, tags, about, actions, children }: PlainRowProps) {
  return (
    <article className={`${styles['line']} ${styles['row']}`} aria-label={name}>
      <div className={styles['text']}>
        <p className={styles['name']} dir="auto">
          {name}
          {tags}
        </p>
        <div className={styles['facts']}>
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
      </div>
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map((action) => (
            <Action key={action.label} of={name} {...action} />
          ))}
        </div>
      )}
    </article>
  );
}
