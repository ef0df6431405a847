import styles from './choice.module.css';
import { FilterChips, type FilterOption } from './filter-chips.tsx';

type ChoiceProps = {
  label: string;
  /** Label of the option that chooses none; without it the caller keeps one option chosen. */
  any?: string;
  options: FilterOption[];
  /** The value; empty for any. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several; a press on the chosen one chooses none. */
export function Choice({ label, any, options, chosen, onChoose }: ChoiceProps) {
  return (
    <div className={styles['choice']}>
      <FilterChips
        label={label}
        options={any === undefined ? options : [{ value: '', label: any }, ...options]}
        chosen={[chosen]}
        onToggle={(value) => onChoose(value === chosen ? '' : value)}
      />
    </div>
  );
}
