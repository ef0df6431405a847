import { useRef } from 'react';
import { texts } from '../../languages/texts.ts';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { useDragScroll } from '../../lib/gestures/use-drag-scroll.ts';
import { ChipButton } from '../../ui/buttons/chip-button.tsx';
import styles from './filter-chips.module.css';
import type { FilterOption } from './filter-chips.tsx';

type CollapsedFiltersProps = {
  filters: { label: string; options: FilterOption[]; chosen: string[] }[];
  onOpen: () => void;
};

/** All filters in one line, each with a summary of its chosen values. A press expands them. */
export function CollapsedFilters({ filters, onOpen }: CollapsedFiltersProps) {
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll<HTMLDivElement>();
  useArrowKeys(strip);
  return (
    <div
      ref={strip}
      className={styles['strip']}
      role="group"
      aria-label={texts.filters.filters}
      data-drags=""
      {...drag}
    >
      {filters.map(({ label, options, chosen }) => (
        <ChipButton
          key={label}
          className={(chosen.length > 0 && styles['chosen']) || ''}
          aria-expanded={false}
          onClick={onOpen}
        >
          {summaryOf(label, labelsOf(chosen, options))}
        </ChipButton>
      ))}
    </div>
  );
}

/** 'Genere', 'Genere: Crime', 'Genere: Crime +2'. */
function summaryOf(label: string, [first, ...others]: string[]): string {
  if (first === undefined) return label;
  return `${label}: ${first}${others.length > 0 ? ` +${others.length}` : ''}`;
}

function labelsOf(chosen: string[], options: FilterOption[]): string[] {
  return chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
}
