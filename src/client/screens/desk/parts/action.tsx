import styles from './action.module.css';

/** A button that does something with one thing. */
export type ActionProps = {
  label: string;
  /** The thing's name, which a screen reader adds to the label; null adds nothing. */
  of: string | null;
  /** The accessible name, if it differs from the label and `of`. */
  name?: string;
  onPress: () => void;
  /** The first of a row. */
  isMain?: boolean;
  isDanger?: boolean;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
};

/** A quiet button of text. */
export function Action({ label, of, name, onPress, isMain, isDanger, isPressed, isExpanded }: ActionProps) {
  return (
    <button
      type="button"
      className={`press ${styles['action']}`}
      data-main={isMain || undefined}
      data-danger={isDanger || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-label={name ?? (of === null ? undefined : `${label}: ${of}`)}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
