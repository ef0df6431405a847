import { useId } from 'react';
import styles from './segmented-control.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice out of a few, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['segments']}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} className={styles['segment']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
