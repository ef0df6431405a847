import chip from '../../../ui/buttons/chip.module.css';

/** What can be done with something. */
export type ActionProps = {
  label: string;
  /** What a screen reader adds to the label; with null nothing. */
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
