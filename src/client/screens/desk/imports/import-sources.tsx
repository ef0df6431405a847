import { type FormEvent, type ReactNode, useState } from 'react';
import { MAX_TITLE_FILE_BYTES, TMDB_PAGE } from '../../../../contract/desk-imports.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Choice } from '../../own-page/parts/choice.tsx';
import { FileButton } from '../../own-page/parts/file-button.tsx';
import lists from '../../own-page/sections/imports/imports-section.module.css';
import form from '../parts/form.module.css';
import styles from './imports-section.module.css';
import type { ImportInput } from './use-import.ts';

type SourceProps = { onChosen: (input: ImportInput) => void };

const PREVIEW = 'Guarda che cosa cambia';

/** A file of titles, or the completed table of waiting videos. */
export function FileSource({ onChosen }: SourceProps) {
  const notify = useToast();
  const choose = (file: File) => {
    if (file.size > MAX_TITLE_FILE_BYTES)
      notify({ text: 'Il file è troppo grande: al massimo 5 MB, anche come .gz.' });
    else onChosen({ from: 'file', file });
  };
  return (
    <Source heading="Da un file" about="CSV, JSON o NDJSON, anche .gz; o la tabella dei video da abbinare.">
      <FileButton label="File dei titoli" accept=".csv,.tsv,.json,.ndjson,.jsonl,.gz" onFile={choose}>
        {(open) => <SecondaryButton onPress={open}>Scegli un file</SecondaryButton>}
      </FileButton>
    </Source>
  );
}

const TYPES = [
  { value: 'film', label: 'Film' },
  { value: 'serie', label: 'Serie' },
];
const PAGES = [1, 5, 25, 100].map((pages) => ({ value: `${pages}`, label: `${pages * TMDB_PAGE}` }));

/** TMDB's most popular titles. */
export function TmdbSource({ isSet, onChosen }: SourceProps & { isSet: boolean }) {
  const [type, setType] = useState('film');
  const [pages, setPages] = useState('5');
  const [year, setYear] = useState('');
  const choose = () =>
    onChosen({
      from: 'tmdb',
      type: type === 'serie' ? 'serie' : 'film',
      pages: Number(pages),
      year: year.length === 4 ? Number(year) : null,
    });
  if (!isSet)
    return (
      <Source
        heading="Da TMDB"
        about="Serve TMDB_TOKEN: crea una chiave su themoviedb.org e mettila nell’ambiente del server."
      />
    );
  return (
    <Source heading="Da TMDB" about="I titoli più popolari, di un anno se lo scrivi." onSubmit={choose}>
      <Choice label="Che cosa" options={TYPES} chosen={type} onChoose={(value) => value && setType(value)} />
      <Choice label="Quanti" options={PAGES} chosen={pages} onChoose={(value) => value && setPages(value)} />
      <div className={form['fields']}>
        <Field label="Anno" inputMode="numeric" value={year} onChange={(value) => setYear(digitsOf(value))} />
      </div>
      <SecondaryButton onPress={choose}>{PREVIEW}</SecondaryButton>
    </Source>
  );
}

const digitsOf = (value: string) => value.replace(/\D/g, '').slice(0, 4);

/** All libraries of a Jellyfin server. */
export function JellyfinSource({ onChosen }: SourceProps) {
  const [url, setUrl] = useState('');
  const [token, setToken] = useState('');
  const notify = useToast();
  const choose = () => {
    if (!/^https?:\/\/\S/.test(url.trim()) || token.trim() === '')
      notify({ text: 'Servono l’indirizzo del server, con https://, e una sua chiave API.' });
    else onChosen({ from: 'jellyfin', url: url.trim(), token: token.trim() });
  };
  return (
    <Source
      heading="Da un server Jellyfin"
      about="Film e serie con i link per guardarli lì. La chiave non resta da nessuna parte."
      onSubmit={choose}
    >
      <div className={form['fields']}>
        <Field label="Indirizzo" inputMode="url" value={url} onChange={setUrl} />
        <Field label="Chiave API" type="password" value={token} onChange={setToken} />
      </div>
      <SecondaryButton onPress={choose}>{PREVIEW}</SecondaryButton>
    </Source>
  );
}

type FieldProps = {
  label: string;
  type?: 'password';
  inputMode?: 'numeric' | 'url';
  value: string;
  onChange: (value: string) => void;
};

function Field({ label, type, inputMode, value, onChange }: FieldProps) {
  return (
    <label>
      {label}
      <input
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

type SourceFormProps = { heading: string; about: string; onSubmit?: () => void; children?: ReactNode };

function Source({ heading, about, onSubmit, children }: SourceFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form className={styles['source']} onSubmit={submit} aria-label={heading}>
      <h2>{heading}</h2>
      <p className={lists['about']}>{about}</p>
      {children}
    </form>
  );
}
