import { Input } from '@telegram-apps/telegram-ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ListOutcome } from '../../../contract/own/lists.ts';
import { PrimaryButton } from '../../ui/buttons/primary-button.tsx';
import fields from '../../ui/fields/form.module.css';
import { useTextDraft } from '../drafts/use-draft.ts';
import styles from './list-name-form.module.css';
import { faultOf } from './use-list-changes.ts';

const DOUBLE_TAP_MS = 500;

type ListNameFormProps = {
  /** Name of its draft. */
  draft: string;
  label: string;
  /** The present name; none for a new list. */
  name?: string;
  action: string;
  busy?: boolean;
  onName: (name: string, onOutcome: (outcome: ListOutcome) => void) => void;
  onDone?: () => void;
  /** The field takes the focus. */
  isOpened?: boolean;
};

/** A field for a list's name. A refused name stays in it, with the reason. */
export function ListNameForm(props: ListNameFormProps) {
  const { draft, label, name = '', action, busy = false, onName, onDone, isOpened = false } = props;
  const { value, set, drop } = useTextDraft(draft, name);
  const [outcome, setOutcome] = useState<ListOutcome>('done');
  const fault = faultOf(outcome);
  const fieldId = useId();
  const faultId = useId();
  const latest = useRef(value);
  latest.current = value;
  const doneAt = useRef(-Infinity);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (value.trim() === '') {
      // Emptied by the answer to a double tap's first press, it is no fault.
      if (performance.now() - doneAt.current > DOUBLE_TAP_MS) setOutcome('empty');
      return;
    }
    onName(value, (answered) => {
      setOutcome(answered);
      if (answered !== 'done') return;
      doneAt.current = performance.now();
      // Further words may have been written meanwhile.
      if (latest.current === value) drop();
      onDone?.();
    });
  };
  return (
    <form className={styles['form']} onSubmit={send}>
      <div>
        <label htmlFor={fieldId}>{label}</label>
        <Input
          id={fieldId}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
          {...(fault !== undefined && { status: 'error' })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press has opened it
          autoFocus={isOpened}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            set(target.value);
            setOutcome('done');
          }}
        />
        {fault && (
          <p id={faultId} role="alert" className={fields['fault']}>
            {fault}
          </p>
        )}
      </div>
      <PrimaryButton busy={busy} onPress={send}>
        {action}
      </PrimaryButton>
    </form>
  );
}
