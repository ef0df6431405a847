import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../languages/texts.ts';
import form from '../../../ui/fields/form.module.css';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { EditedField } from './edited-field.tsx';
import { TitlePicture } from './title-picture.tsx';
import styles from './title-row.module.css';
import { TitleVersions } from './title-versions.tsx';
import { titleFieldsQuery } from './titles-query.ts';
import { draftOfField, useFieldEdits } from './use-field-edits.ts';

/** The fields of a title, each saved when it loses the focus, or by Enter. */
export function TitleEditor({ id, name }: { id: number; name: string }) {
  const { write, sendFile, outcomes } = useFieldEdits(id);
  const query = useQuery(titleFieldsQuery(id));
  return (
    <section className={styles['editor']} aria-label={texts.desk.titles.editTitle(name)}>
      <SectionBody query={query}>
        {({ row, fields }) => (
          <>
            <div className={form['fields']}>
              {fields
                .filter(({ kind }) => kind !== 'picture')
                .map((field) => (
                  <EditedField
                    key={field.name}
                    field={field}
                    name={draftOfField(id, field.name)}
                    outcome={outcomes[draftOfField(id, field.name)]}
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
      <TitleVersions id={id} name={name} />
    </section>
  );
}
