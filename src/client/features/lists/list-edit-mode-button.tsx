import { texts } from '../../languages/texts.ts';
import styles from './list-edit-mode-button.module.css';

type ListEditModeButtonProps = { editing: boolean; onToggle: () => void };

/** Toggles the list's edit mode, in which a press on a cover removes its title. */
export function ListEditModeButton({ editing, onToggle }: ListEditModeButtonProps) {
  return (
    <button type="button" className={`press ${styles['edit']}`} onClick={onToggle}>
      {editing ? texts.lists.done : texts.lists.edit}
    </button>
  );
}
