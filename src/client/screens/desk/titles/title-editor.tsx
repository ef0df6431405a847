import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { TitleField } from '../../../../contract/desk-titles.ts';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import form from '../parts/form.module.css';
import { TitlePicture } from './title-picture.tsx';
import styles from './title-row.module.css';
import { titleFieldsQuery } from './titles-query.ts';
import { useFieldEdits } from './use-field-edits.ts';

/** The fields of a title, each written when it is left, or by Enter. */
export function TitleEditor({ id, name }: { id: number; name: string }) {
  const { write, sendFile } = useFieldEdits(id);
  const query = useQuery(titleFieldsQuery(id));
  return (
    <section className={styles['editor']} aria-label={`Modifica ${name}`}>
      <SectionBody query={query}>
        {({ row, fields }) => (
          <>
            <div className={form['fields']}>
              {fields
                .filter(({ kind }) => kind !== 'picture')
                .map((field) => (
                  <Field
                    key={field.name}
                    field={field}
                    onWritten={(value) => write({ field: field.name, value })}
                  />
                ))}
            </div>
            <div className={styles['pictures']}>
              {(['copertina', 'banner'] as const).map((kind) => (
                <TitlePicture
                  key={kind}
                  kind={kind}
                  address={row.title[kind]}
                  name={name}
                  onFile={(file) => sendFile(kind, file)}
                  onTmdb={(tmdb) => write({ field: kind, tmdb })}
                  onNone={() => write({ field: kind, value: '' })}
                />
              ))}
            </div>
          </>
        )}
      </SectionBody>
    </section>
  );
}

type FieldProps = { field: TitleField; onWritten: (value: string) => void };

function Field({ field: { label, hint, value, kind }, onWritten }: FieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const leave = () => typed !== value && onWritten(typed);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && kind === 'line') leave();
    if (key === 'Escape') setTyped(value);
  };
  const given = { value: typed, title: hint, onBlur: leave, onKeyDown };
  return (
    <label className={kind === 'text' ? styles['wide'] : undefined}>
      {label}
      {kind === 'yes' && (
        <select value={value} onChange={({ target }) => onWritten(target.value)}>
          <option>no</option>
          <option>sì</option>
        </select>
      )}
      {kind === 'text' && <textarea {...given} onChange={({ target }) => setTyped(target.value)} />}
      {kind === 'line' && <input {...given} onChange={({ target }) => setTyped(target.value)} />}
    </label>
  );
}
