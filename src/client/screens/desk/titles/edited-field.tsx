import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { TitleField } from '../../../../contract/desk/titles.ts';
import { useDraft } from '../../../features/drafts/use-draft.ts';
import { texts } from '../../../languages/texts.ts';
import form from '../parts/form.module.css';
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
 * A field that is written when it is left in any way, or by Enter; Escape leaves it as it was. A wrong value stays in it, and
 * so does one that did not arrive.
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
          <select value={value} onChange={({ target }) => onWritten(target.value)}>
            <option value="false">{texts.desk.no}</option>
            <option value="true">{texts.desk.yes}</option>
          </select>
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

/** What is typed; `isStale`: the value has become another one since. */
function useTyped(name: string, value: string) {
  const kept = useDraft(name, fieldDraft, { text: value, base: value });
  const { text: typed, base } = kept.value;
  const type = (text: string) => (text === value ? kept.drop() : kept.set({ text, base }));
  return { typed, isStale: base !== value && typed !== value, type, drop: kept.drop };
}

type Writing = Pick<EditedFieldProps, 'outcome' | 'onWritten'> & { isStale: boolean };

/**
 * Writes what is typed, and what an earlier page could not, unless the value has become another one since. What Enter has sent
 * is not sent again when the field is left before its answer has come.
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
    const leave = () => latest.current.write();
    if (!latest.current.isStale) leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return write;
}
