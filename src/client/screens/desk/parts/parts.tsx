import { useEffect, useRef } from 'react';
import chip from '../../../ui/buttons/chip.module.css';
import styles from './parts.module.css';

type PartsProps<Part> = {
  /** Accessible name. */
  label: string;
  parts: readonly (readonly [part: Part, label: string])[];
  shown: Part;
  onShow: (part: Part) => void;
  /** How many rows a part has. */
  count?: (part: Part) => number | undefined;
};

/** Chips that switch between the parts of a section; the chosen one is in view. */
export function Parts<Part extends string | number>({
  label,
  parts,
  shown,
  onShow,
  count,
}: PartsProps<Part>) {
  const chosen = useRef<HTMLButtonElement>(null);
  const isCounted = count?.(shown) !== undefined;
  // Counts make the chips wider. Only their row scrolls: the page stays in place.
  useEffect(() => {
    const chip = chosen.current;
    const row = chip?.parentElement;
    if (row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [shown, isCounted]);
  return (
    <div className={styles['parts']} role="group" aria-label={label}>
      {parts.map(([part, text]) => (
        <button
          key={part}
          ref={part === shown ? chosen : undefined}
          type="button"
          className={chip['chip']}
          aria-pressed={part === shown}
          onClick={() => onShow(part)}
        >
          {text}
          {count?.(part) !== undefined && <small>{count(part)}</small>}
        </button>
      ))}
    </div>
  );
}
