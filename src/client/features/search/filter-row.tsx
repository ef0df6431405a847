import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useRowPlace } from '../../lib/row-memory.ts';
import { useArrowKeys } from '../../lib/use-arrow-keys.ts';
import { useDragScroll } from '../../lib/use-drag-scroll.ts';
import { haptic } from '../../messenger/haptic.ts';
import chip from '../../ui/chip.module.css';
import styles from './filter-row.module.css';

export type Choice = { value: string; label: string };

type FilterRowProps = {
  label: string;
  choices: Choice[];
  chosen: string[];
  /** Chosen ones stand first (spec section 4: genres and years). */
  chosenFirst?: boolean;
  onToggle: (value: string) => void;
};

/** One axis of the filter: a labelled strip of chips that toggle, and how many are on. */
export function FilterRow({ label, choices, chosen, chosenFirst = false, onToggle }: FilterRowProps) {
  const labelId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll<HTMLDivElement>();
  useArrowKeys(strip);
  useRowPlace(strip, label, choices.length > 0);
  const isOn = ({ value }: Choice) => chosen.includes(value);
  const shown = chosenFirst
    ? [...choices.filter(isOn), ...choices.filter((choice) => !isOn(choice))]
    : choices;
  const pressed = useFollowedChip(strip, chosen);
  return (
    <div role="group" aria-labelledby={labelId}>
      <h2 id={labelId} className={styles['label']}>
        {label}
        {chosen.length > 0 && <span className={styles['count']}>{chosen.length}</span>}
      </h2>
      <div ref={strip} className={styles['strip']} data-drags="" {...drag}>
        {shown.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={chip['chip']}
            aria-pressed={isOn(choice)}
            data-value={choice.value}
            onClick={() => {
              haptic.selection();
              pressed.current = choice.value;
              onToggle(choice.value);
            }}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * A chip that changes its place loses the focus in some browsers: gives it back. One that was chosen is followed to its
 * new place; one that was let go only by keyboard, since a thumb stays with the chosen ones.
 */
function useFollowedChip(strip: RefObject<HTMLDivElement | null>, chosen: string[]) {
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
    if (moved.matches('[aria-pressed="true"]') || moved.matches(':focus-visible'))
      moved.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  });
  return pressed;
}
