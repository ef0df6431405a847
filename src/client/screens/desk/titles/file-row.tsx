import { useState } from 'react';
import * as v from 'valibot';
import { type DeskFile, type FileChange, fileField } from '../../../../contract/desk/versions.ts';
import { texts } from '../../../languages/texts.ts';
import { Action } from '../parts/action.tsx';
import form from '../parts/form.module.css';
import plain from '../parts/plain-row.module.css';
import { EditedField } from './edited-field.tsx';

type FileRowProps = {
  file: DeskFile;
  onChange: (change: FileChange['change']) => void;
  onRemove: () => void;
};

/** A version or a subtitle file, with its actions; a replaced version has none. */
export function FileRow({ file, onChange, onRemove }: FileRowProps) {
  const { name, about, canBeFirst, fields } = file;
  const [isOpen, setOpen] = useState(false);
  const write = (field: string, value: string) => {
    if (v.is(fileField, field)) onChange({ kind: 'edit', field, value });
  };
  return (
    <div className={plain['row']} role="group" aria-label={name}>
      <div className={plain['text']}>
        <p className={plain['name']} dir="auto">
          {name}
        </p>
        <p className={plain['about']}>{about}</p>
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
            <EditedField key={field.name} field={field} onWritten={(value) => write(field.name, value)} />
          ))}
        </div>
      )}
    </div>
  );
}
