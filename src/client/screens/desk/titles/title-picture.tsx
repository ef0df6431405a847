import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import type { PictureKind } from '../../../../contract/desk-titles.ts';
import { requestableQuery } from '../../../calls/own-search.ts';
import { FileButton } from '../../own-page/parts/file-button.tsx';
import { Option, type TmdbTitle } from '../parts/title-chooser.tsx';
import styles from './title-row.module.css';

const NAMES = { copertina: 'Copertina', banner: 'Banner' } as const;

type TitlePictureProps = {
  kind: PictureKind;
  address: string | null;
  /** The title's name, which TMDB is searched for. */
  name: string;
  onFile: (file: File | undefined) => void;
  onTmdb: (title: TmdbTitle) => void;
  onNone: () => void;
};

/** A title's picture, and others to take its place: a file, a photo, what is dropped here, or TMDB's. */
export function TitlePicture({ kind, address, name, onFile, onTmdb, onNone }: TitlePictureProps) {
  const [isOver, setOver] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onFile(event.dataTransfer.files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped can also be chosen by a button
    <div
      role="group"
      aria-label={NAMES[kind]}
      className={styles['picture']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={over}
    >
      {NAMES[kind]}
      {address !== null && <img src={address} alt={`${NAMES[kind]} di ${name}`} />}
      <div className={styles['choices']}>
        <FileButton label={`File per: ${NAMES[kind]}`} accept="image/*" onFile={onFile}>
          {(open) => (
            <button type="button" className={`press ${styles['action']}`} onClick={open}>
              File o foto
            </button>
          )}
        </FileButton>
        <button
          type="button"
          className={`press ${styles['action']}`}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          Da TMDB
        </button>
        {address !== null && (
          <button type="button" className={`press ${styles['action']}`} onClick={onNone}>
            Togli
          </button>
        )}
      </div>
      {isSearching && (
        <FoundAtTmdb
          name={name}
          onTmdb={(title) => {
            setSearching(false);
            onTmdb(title);
          }}
        />
      )}
    </div>
  );
}

function FoundAtTmdb({ name, onTmdb }: Pick<TitlePictureProps, 'name' | 'onTmdb'>) {
  const { data } = useQuery(requestableQuery(name));
  return (
    <ul className={styles['found']} aria-label="Titoli di TMDB">
      {data?.titles.map(({ type, id, title, year }) => (
        <Option
          key={`${type} ${id}`}
          name={year ? `${title} (${year})` : title}
          line={type === 'serie' ? 'Serie' : 'Film'}
          onPress={() => onTmdb({ type, id })}
        />
      ))}
      {data?.titles.length === 0 && <li>TMDB non trova niente con questo nome.</li>}
    </ul>
  );
}
