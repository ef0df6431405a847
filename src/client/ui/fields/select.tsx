import { Icon } from '../icons.tsx';
import styles from './select.module.css';

type SelectProps = {
  /** Accessible name; without it the label around the field names it. */
  label?: string;
  value: string;
  /** Text of the choice of no value. */
  none?: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
};

/** A field with one of several values, which the system's own list offers. */
export function Select({ label, value, none, options, onChange }: SelectProps) {
  return (
    <span className={styles['select']}>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </span>
  );
}
