import { SecondaryButton } from '../buttons/secondary-button.tsx';
import styles from './bottom-sheet.module.css';
import { BottomSheet } from './bottom-sheet.tsx';

type ConfirmSheetProps = {
  title: string;
  warning: string;
  /** The label of the button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** A warning before a change that cannot be undone, or not entirely. */
export function ConfirmSheet({ title, warning, action, onConfirm, onClose }: ConfirmSheetProps) {
  return (
    <BottomSheet title={title} open onClose={onClose}>
      <div className={styles['body']}>
        <p>{warning}</p>
        <SecondaryButton
          danger
          onPress={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </SecondaryButton>
      </div>
    </BottomSheet>
  );
}
