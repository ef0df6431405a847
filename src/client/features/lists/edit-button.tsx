import styles from './edit-button.module.css';

type EditButtonProps = { editing: boolean; onToggle: () => void };

/** Turns covers into buttons that take their title out of the list, and back. */
export function EditButton({ editing, onToggle }: EditButtonProps) {
  return (
    <button type="button" className={`press ${styles['edit']}`} onClick={onToggle}>
      {editing ? 'Fine' : 'Modifica'}
    </button>
  );
}
