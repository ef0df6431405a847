import { type ReactNode, useId } from 'react';
import form from './form.module.css';

type FieldWithFaultProps = {
  label: string;
  /** Reason why the value is wrong. */
  fault?: string | undefined;
  /** Under the field while it has no fault. */
  note?: string;
  /** Renders the field, with the attributes that tie it to its fault. */
  children: (given: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
};

/** A field with its label, and below it a note, or the reason why its value is wrong. */
export function FieldWithFault({ label, fault, note, children }: FieldWithFaultProps) {
  const id = useId();
  const isWrong = fault !== undefined;
  const below = fault ?? note;
  return (
    <div>
      <label className={form['field']}>
        {label}
        {children({ 'aria-invalid': isWrong, 'aria-describedby': below === undefined ? undefined : id })}
      </label>
      {below !== undefined && (
        <p id={id} role={isWrong ? 'alert' : undefined} className={isWrong ? form['fault'] : form['note']}>
          {below}
        </p>
      )}
    </div>
  );
}

/** Brings the first field with a wrong value into view, once it is marked. */
export function focusInvalid(): void {
  setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
