import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { TitleField } from '../../../../contract/desk/titles.ts';
import { useDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import form from '../../../ui/fields/form.module.css';
import { Select } from '../../../ui/fields/select.tsx';
import styles from './title-row.module.css';
import { type FieldOutcome, fieldDraft } from './use-field-outcomes.ts';

type EditedFieldProps = {
  field: TitleField;
  /** Name of its draft. */
  name: string;
  outcome: FieldOutcome | undefined;
  onWritten: (value: string) => void;
};

/**
 * A field that writes its text on blur, unmount, page hide and Enter; Escape restores the value. A wrong text and one that
 * did not arrive stay in it.
 */
export function EditedField({ field, name, outcome, onWritten }: EditedFieldProps) {
  const { label, hint, value, kind } = field;
  const noteId = useId();
  const { typed, isStale, type, drop } = useTyped(name, value);
  const leave = useWriteOnLeaving(typed, value, { isStale, outcome, onWritten });
  const isSaved = outcome?.fault === null && typed === value;
  const fault = typed === value ? null : (outcome?.fault ?? null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && kind === 'line') leave();
    if (key === 'Escape') drop();
  };
  const given = {
    value: typed,
    title: hint,
    onBlur: leave,
    onKeyDown,
    'aria-invalid': fault !== null,
    'aria-describedby': noteId,
  };
  return (
    <div className={kind === 'text' ? styles['wide'] : undefined}>
      <label>
        {label}
        {kind === 'yes' && (
          <Select
            value={value}
            options={[
              ['false', texts.desk.no],
              ['true', texts.desk.yes],
            ]}
            onChange={onWritten}
          />
        )}
        {kind === 'text' && <textarea {...given} onChange={({ target }) => type(target.value)} />}
        {kind === 'line' && <input {...given} onChange={({ target }) => type(target.value)} />}
      </label>
      <p id={noteId} role="status" className={fault === null ? form['note'] : form['fault']}>
        {fault ?? (isSaved && texts.common.saved)}
        {fault === null && isStale && texts.common.notSavedYet}
      </p>
    </div>
  );
}

/** The field's text; `isStale`: somebody has changed the value since. */
function useTyped(name: string, value: string) {
  const kept = useDraft(name, fieldDraft, { text: value, base: value });
  const { text: typed, base } = kept.value;
  const type = (text: string) => (text === value ? kept.drop() : kept.set({ text, base }));
  return { typed, isStale: base !== value && typed !== value, type, drop: kept.drop };
}

type Writing = Pick<EditedFieldProps, 'outcome' | 'onWritten'> & { isStale: boolean };

/**
 * Returns how to write the text, and writes a draft of an earlier page. Unmount and page hide write nothing over a value that
 * somebody has changed since. Leaving the field does not send
 * again a text that Enter has sent and that has no answer yet.
 */
function useWriteOnLeaving(typed: string, value: string, { isStale, outcome, onWritten }: Writing) {
  const sent = useRef<string>();
  useEffect(() => {
    sent.current = undefined;
  }, [outcome]);
  const write = () => {
    if (typed === value || typed === sent.current) return;
    sent.current = typed;
    onWritten(typed);
  };
  const latest = useRef({ write, isStale });
  latest.current = { write, isStale };
  useEffect(() => {
    const leave = () => {
      if (!latest.current.isStale) latest.current.write();
    };
    leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return write;
}
