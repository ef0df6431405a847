import { type ReactNode, useId } from 'react';
import form from './form.module.css';

type FieldWithFaultProps = {
  label: string;
  /** Reason why the value is wrong. */
  fault?: string | undefined;
  /** Renders the field, with the attributes that tie it to its fault. */
  children: (given: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
};

/** A field with its label, and below it the reason why its value is wrong. */
export function FieldWithFault({ label, fault, children }: FieldWithFaultProps) {
  const id = useId();
  const isWrong = fault !== undefined;
  return (
    <div>
      <label className={form['field']}>
        {label}
        {children({ 'aria-invalid': isWrong, 'aria-describedby': isWrong ? id : undefined })}
      </label>
      {isWrong && (
        <p id={id} role="alert" className={form['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Brings the first field with a wrong value into view, once it is marked. */
export function focusInvalid(): void {
  setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
