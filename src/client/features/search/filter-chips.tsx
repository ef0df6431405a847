import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { isFocusVisible } from '../../lib/focus/focus.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useDragScroll } from '../../lib/gestures/use-drag-scroll.ts';
import { useHorizontalScrollRestoration } from '../../lib/scroll/use-horizontal-scroll-restoration.ts';
import { haptic } from '../../messenger/haptic.ts';
import { ChipButton } from '../../ui/buttons/chip-button.tsx';
import skeleton from '../../ui/messages/skeleton.module.css';
import styles from './filter-chips.module.css';

export type FilterOption = { value: string; label: string };

type FilterChipsProps = {
  label: string;
  options: FilterOption[];
  /** True until the options arrive. */
  loading?: boolean;
  chosen: string[];
  /** Chosen options come first (behaviour 6.9: genres and years). */
  chosenFirst?: boolean;
  onToggle: (value: string) => void;
};

/** One filter: a label, the count of chosen options, and a scrolling strip of toggle chips. */
export function FilterChips(props: FilterChipsProps) {
  const { label, options, loading = false, chosen, chosenFirst = false, onToggle } = props;
  const labelId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll<HTMLDivElement>();
  useArrowKeys(strip);
  useHorizontalScrollRestoration(strip, label, options.length > 0);
  const isOn = ({ value }: FilterOption) => chosen.includes(value);
  const shown = chosenFirst
    ? [...options.filter(isOn), ...options.filter((option) => !isOn(option))]
    : options;
  const pressed = useKeepChipFocused(strip, chosen);
  const lastPressed = useRef('');
  return (
    <div role="group" aria-labelledby={labelId}>
      <h2 id={labelId} className={styles['label']}>
        {label}
        {chosen.length > 0 && <span className={styles['count']}>{chosen.length}</span>}
      </h2>
      <div ref={strip} className={styles['strip']} data-drags="" {...drag}>
        {loading && <ChipSkeletons />}
        {shown.map((option) => (
          <ChipButton
            key={option.value}
            aria-pressed={isOn(option)}
            data-value={option.value}
            onClick={({ detail: taps }) => {
              // In a double tap the first one has put another chip under the finger.
              if (taps > 1 && option.value !== lastPressed.current) return;
              lastPressed.current = option.value;
              haptic.selection();
              pressed.current = option.value;
              onToggle(option.value);
            }}
          >
            {option.label}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}

/** Widths in pixels, uneven as words are. */
const SKELETON_WIDTHS = [84, 104, 76, 96, 112, 88];

function ChipSkeletons() {
  return SKELETON_WIDTHS.map((width) => (
    <span
      key={width}
      className={`${skeleton['line']} ${styles['skeleton']}`}
      style={{ width }}
      aria-hidden="true"
    />
  ));
}

/**
 * A chip that moves in the DOM loses the focus in some browsers: gives it back. Scrolls to a chip that was chosen; to
 * one that was unchosen only for the keyboard.
 */
function useKeepChipFocused(strip: RefObject<HTMLDivElement | null>, chosen: string[]) {
  const pressed = useRef<string | null>(null);
  const order = useRef(chosen);
  useLayoutEffect(() => {
    if (order.current.join() === chosen.join()) return;
    order.current = chosen;
    const chips = [...(strip.current?.querySelectorAll<HTMLElement>('[data-value]') ?? [])];
    const moved = chips.find(({ dataset }) => dataset['value'] === pressed.current);
    pressed.current = null;
    if (!moved) return;
    moved.focus({ preventScroll: true });
    if (moved.matches('[aria-pressed="true"]') || isFocusVisible(moved))
      moved.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  });
  return pressed;
}
