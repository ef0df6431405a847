import { useState } from 'react';
import * as v from 'valibot';
import { type DeskFile, type FileChange, fileField } from '../../../../contract/desk/versions.ts';
import { texts } from '../../../languages/texts.ts';
import form from '../../../ui/fields/form.module.css';
import { Action } from '../parts/action.tsx';
import plain from '../parts/plain-row.module.css';
import { EditedField } from './edited-field.tsx';
import type { FieldOutcome } from './use-field-outcomes.ts';

type FileRowProps = {
  file: DeskFile;
  /** Outcomes of fields, by the names of their drafts. */
  outcomes: Readonly<Record<string, FieldOutcome>>;
  onChange: (change: FileChange['change']) => void;
  onRemove: () => void;
};

/** Name of the draft of a field of a version or of subtitles. */
export const draftOfFile = (of: DeskFile['kind'], id: number, field: string) => `${of} ${id} ${field}`;

/** A version or a subtitle file, with its actions; a replaced version has none. */
export function FileRow({ file, outcomes, onChange, onRemove }: FileRowProps) {
  const { kind, id, name, about, canBeFirst, fields } = file;
  const [isOpen, setOpen] = useState(false);
  const write = (field: string, value: string) => {
    if (v.is(fileField, field)) onChange({ kind: 'edit', field, value });
  };
  return (
    <div className={`${plain['line']} ${plain['row']}`} role="group" aria-label={name}>
      <div className={plain['text']}>
        <p className={plain['name']} dir="auto">
          {name}
        </p>
        <p className={`${plain['facts']} ${plain['about']}`}>{about}</p>
      </div>
      {fields.length > 0 && (
        <div className={plain['actions']}>
          <Action label={texts.desk.edit} of={name} isExpanded={isOpen} onPress={() => setOpen(!isOpen)} />
          {canBeFirst && (
            <Action
              label={texts.desk.titles.putFirst}
              of={name}
              onPress={() => onChange({ kind: 'first' })}
            />
          )}
          <Action label={texts.desk.remove} of={name} isDanger onPress={onRemove} />
        </div>
      )}
      {isOpen && (
        <div className={form['fields']}>
          {fields.map((field) => (
            <EditedField
              key={field.name}
              field={field}
              name={draftOfFile(kind, id, field.name)}
              outcome={outcomes[draftOfFile(kind, id, field.name)]}
              onWritten={(value) => write(field.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
