import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TitleField } from '../../../../contract/desk/titles.ts';
import { texts } from '../../../languages/texts.ts';
import styles from './title-row.module.css';

type EditedFieldProps = { field: TitleField; onWritten: (value: string) => void };

/** A field that is written when it is left, or by Enter; Escape leaves it as it was. */
export function EditedField({ field: { label, hint, value, kind }, onWritten }: EditedFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    setTyped(value);
    sent.current = value;
  }, [value]);
  const write = () => {
    sent.current = typed;
    if (typed !== value) onWritten(typed);
  };
  // Leaving the field does not send again a value that Enter has sent and that has no answer yet.
  const leave = () => typed !== sent.current && write();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && kind === 'line') write();
    if (key === 'Escape') setTyped(value);
  };
  const given = { value: typed, title: hint, onBlur: leave, onKeyDown };
  return (
    <label className={kind === 'text' ? styles['wide'] : undefined}>
      {label}
      {kind === 'yes' && (
        <select value={value} onChange={({ target }) => onWritten(target.value)}>
          <option value="false">{texts.desk.no}</option>
          <option value="true">{texts.desk.yes}</option>
        </select>
      )}
      {kind === 'text' && <textarea {...given} onChange={({ target }) => setTyped(target.value)} />}
      {kind === 'line' && <input {...given} onChange={({ target }) => setTyped(target.value)} />}
    </label>
  );
}
