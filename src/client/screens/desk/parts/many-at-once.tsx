import type { ReactNode } from 'react';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import styles from './many-at-once.module.css';

/** Progress of many answers. */
export type Progress = { done: number; all: number };

type ManyAtOnceProps = {
  /** How many rows are chosen. */
  selected: number;
  progress: Progress | undefined;
  /** The content offered while no row is selected. */
  bulk?: ReactNode;
  onSelectAll: () => void;
  onSelectNone: () => void;
  /** Buttons that do something with the chosen rows. */
  children: ReactNode;
};

/** The bar of actions on many rows at once: all rows of a part, or the selected ones. */
export function ManyAtOnce(props: ManyAtOnceProps) {
  const { selected, progress, bulk, onSelectAll, onSelectNone, children } = props;
  return (
    <div className={selected > 0 ? `${styles['many']} ${styles['held']}` : styles['many']}>
      <p className={styles['progress']} role="status">
        {progress && texts.desk.progress(progress.done, progress.all)}
      </p>
      {selected === 0 && !progress && bulk}
      {selected > 0 && (
        <>
          <span>{texts.desk.chosen(selected)}</span>
          {children}
          <SecondaryButton onPress={onSelectAll}>{texts.desk.chooseAll}</SecondaryButton>
          <SecondaryButton onPress={onSelectNone}>{texts.desk.chooseNone}</SecondaryButton>
        </>
      )}
    </div>
  );
}

/** A help line for a table's keys, on devices with a keyboard. */
export function KeysLine({ children }: { children: ReactNode }) {
  return <p className={styles['keys']}>{children}</p>;
}
