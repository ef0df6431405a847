import styles from './edit-list-button.module.css';

type EditButtonProps = { editing: boolean; onToggle: () => void };

/** Toggles the list's edit mode, in which a press on a cover removes its title. */
export function ListEditModeButton({ editing, onToggle }: EditButtonProps) {
  return (
    <button type="button" className={`press ${styles['edit']}`} onClick={onToggle}>
      {editing ? 'Fine' : 'Modifica'}
    </button>
  );
}
