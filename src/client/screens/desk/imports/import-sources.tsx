import { type FormEvent, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { MAX_TITLE_FILE_BYTES, sendTitleExample, TMDB_PAGE } from '../../../../contract/desk/imports.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useDraft, useTextDraft } from '../../../features/drafts/use-draft.ts';
import { Choice } from '../../../features/search/choice.tsx';
import { texts } from '../../../languages/texts.ts';
import { openExternalLink } from '../../../messenger/links.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { FieldWithFault, focusInvalid } from '../../../ui/fields/field-with-fault.tsx';
import form from '../../../ui/fields/form.module.css';
import { showToast } from '../../../ui/overlays/toast.tsx';
import cards from '../../../ui/rows/cards.module.css';
import { useDeskChange } from '../use-desk-change.ts';
import styles from './imports-section.module.css';
import type { ImportInput } from './use-import.ts';

type SourceProps = { onChosen: (input: ImportInput) => void };

const PREVIEW = texts.desk.imports.preview;

/** A file of titles. */
export function FileSource({ onChosen }: SourceProps) {
  const sendExample = useDeskChange({
    send: () => sendRequest(sendTitleExample, { body: {} }),
    onSuccess: () => showToast({ text: texts.desk.imports.exampleSent }),
    refused: texts.desk.imports.notSent,
  });
  const choose = (file: File) => {
    if (file.size > MAX_TITLE_FILE_BYTES) showToast({ text: texts.desk.imports.tooLarge });
    else onChosen({ from: 'file', file });
  };
  return (
    <Source heading={texts.desk.imports.fromFile} about={texts.desk.imports.aboutFile}>
      <div className={styles['buttons']}>
        <FileButton
          label={texts.desk.imports.file}
          accept=".csv,.tsv,.xlsx,.json,.ndjson,.jsonl,.gz"
          onFile={choose}
        >
          {(open) => <SecondaryButton onPress={open}>{texts.desk.imports.chooseFile}</SecondaryButton>}
        </FileButton>
        <SecondaryButton onPress={() => sendExample(undefined)}>{texts.desk.imports.example}</SecondaryButton>
      </div>
    </Source>
  );
}

const TYPES = [
  { value: 'film', label: texts.kinds.films },
  { value: 'serie', label: texts.kinds.series },
];
const PAGES = [1, 5, 25, 100].map((pages) => ({ value: `${pages}`, label: `${pages * TMDB_PAGE}` }));

const tmdbDraft = v.object({ type: v.string(), pages: v.string(), year: v.string() });
const MOST_POPULAR = { type: 'film', pages: '5', year: '' };

/** TMDB's most popular titles. */
export function TmdbSource({ isSet, onChosen }: SourceProps & { isSet: boolean }) {
  const draft = useDraft('import from TMDB', tmdbDraft, MOST_POPULAR);
  const { type, pages, year } = draft.value;
  const change = (changed: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...changed });
  const choose = () =>
    onChosen({
      from: 'tmdb',
      type: type === 'serie' ? 'serie' : 'film',
      pages: Number(pages),
      year: year.length === 4 ? Number(year) : null,
    });
  if (!isSet) return <TmdbKeySteps />;
  return (
    <Source heading={texts.desk.imports.fromTmdb} about={texts.desk.imports.aboutTmdb} onSubmit={choose}>
      <Choice
        label={texts.desk.imports.what}
        options={TYPES}
        chosen={type}
        onChoose={(value) => value && change({ type: value })}
      />
      <Choice
        label={texts.desk.imports.howMany}
        options={PAGES}
        chosen={pages}
        onChoose={(value) => value && change({ pages: value })}
      />
      <div className={form['fields']}>
        <Field
          label={texts.desk.imports.year}
          inputMode="numeric"
          value={year}
          onChange={(value) => change({ year: digitsOf(value) })}
        />
      </div>
      <SecondaryButton onPress={choose}>{PREVIEW}</SecondaryButton>
    </Source>
  );
}

const TMDB_KEYS_URL = 'https://www.themoviedb.org/settings/api';

/** The way to titles of TMDB on a server that has no key. */
function TmdbKeySteps() {
  const { fromTmdb, needsToken, tokenSteps, makeKey } = texts.desk.imports;
  return (
    <Source heading={fromTmdb} about={needsToken}>
      <ol className={styles['steps']}>
        {tokenSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SecondaryButton onPress={() => openExternalLink(TMDB_KEYS_URL)}>{makeKey}</SecondaryButton>
    </Source>
  );
}

const digitsOf = (value: string) => value.replace(/\D/g, '').slice(0, 4);

/** All libraries of a Jellyfin server. */
export function JellyfinSource({ onChosen }: SourceProps) {
  const { value: url, set: setUrl } = useTextDraft('import from Jellyfin');
  // The key is a secret: no storage keeps it.
  const [token, setToken] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWrong = { address: url.trim() === '', key: token.trim() === '' };
  const { needsAddress, needsKey } = texts.desk.imports;
  const choose = () => {
    setAsked(true);
    if (isWrong.address || isWrong.key) focusInvalid();
    else onChosen({ from: 'jellyfin', url: url.trim(), token: token.trim() });
  };
  return (
    <Source
      heading={texts.desk.imports.fromJellyfin}
      about={texts.desk.imports.aboutJellyfin}
      onSubmit={choose}
    >
      <div className={form['fields']}>
        <Field
          label={texts.desk.imports.address}
          inputMode="url"
          value={url}
          fault={isAsked && isWrong.address ? needsAddress : undefined}
          onChange={setUrl}
        />
        <Field
          label={texts.desk.imports.key}
          type="password"
          value={token}
          fault={isAsked && isWrong.key ? needsKey : undefined}
          onChange={setToken}
        />
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
  fault?: string | undefined;
  onChange: (value: string) => void;
};

function Field({ label, type, inputMode, value, fault, onChange }: FieldProps) {
  return (
    <FieldWithFault label={label} fault={fault}>
      {(given) => (
        <input
          {...given}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldWithFault>
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
      <p className={cards['about']}>{about}</p>
      {children}
    </form>
  );
}
