import chip from '../../../ui/buttons/chip.module.css';

/** A button that does something with one thing. */
export type ActionProps = {
  label: string;
  /** The thing's name, which a screen reader adds to the label; null adds nothing. */
  of: string | null;
  onPress: () => void;
  isDanger?: boolean;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
};

export function Action({ label, of, onPress, isDanger = false, isPressed, isExpanded }: ActionProps) {
  return (
    <button
      type="button"
      className={`press ${chip['chip']}`}
      data-danger={isDanger || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-label={of === null ? undefined : `${label}: ${of}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
