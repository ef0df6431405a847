import cells from './cells.module.css';
import styles from './switch-rows.module.css';

/** A switch: its label, its function and its state. */
export type Switch = {
  label: string;
  about: string;
  isOn: boolean;
  /** Has no effect now. */
  isIdle?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Switches in one card, one below the other. */
export function SwitchRows({ switches }: { switches: readonly Switch[] }) {
  return (
    <ul className={`${cells['cells']} ${styles['card']}`}>
      {switches.map(({ label, about, isOn, isIdle = false, onChange }) => (
        <li key={label}>
          <label className={`${cells['cell']} ${styles['row']} ${isIdle ? styles['idle'] : ''}`}>
            <span>
              {label}
              <small>{about}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isOn}
              checked={isOn}
              disabled={isIdle}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
