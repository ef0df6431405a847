import { useRef } from 'react';
import { useArrowKeys } from '../../lib/use-arrow-keys.ts';
import { useDragScroll } from '../../lib/use-drag-scroll.ts';
import chip from '../../ui/chip.module.css';
import styles from './filter-row.module.css';
import type { Choice } from './filter-row.tsx';

type FoldedFiltersProps = {
  axes: { label: string; choices: Choice[]; chosen: string[] }[];
  onOpen: () => void;
};

/** The rows of chips in one line: what is chosen on each axis. A press opens the rows again. */
export function FoldedFilters({ axes, onOpen }: FoldedFiltersProps) {
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll<HTMLDivElement>();
  useArrowKeys(strip);
  return (
    <div ref={strip} className={styles['strip']} role="group" aria-label="Filtri" data-drags="" {...drag}>
      {axes.map(({ label, choices, chosen }) => (
        <button
          key={label}
          type="button"
          className={`${chip['chip']} ${chosen.length > 0 ? styles['chosen'] : ''}`}
          aria-expanded={false}
          onClick={onOpen}
        >
          {summaryOf(label, labelsOf(chosen, choices))}
        </button>
      ))}
    </div>
  );
}

/** 'Genere', 'Genere: Crime', 'Genere: Crime +2'. */
function summaryOf(label: string, [first, ...others]: string[]): string {
  if (first === undefined) return label;
  return `${label}: ${first}${others.length > 0 ? ` +${others.length}` : ''}`;
}

function labelsOf(chosen: string[], choices: Choice[]): string[] {
  return chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
}
