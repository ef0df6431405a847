import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import type { PictureKind } from '../../../../contract/desk/titles.ts';
import { requestableQuery } from '../../../calls/own-search.ts';
import { texts } from '../../../languages/texts.ts';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { Action } from '../parts/action.tsx';
import chooser from '../parts/title-chooser.module.css';
import { Option, Options, type TmdbTitle } from '../parts/title-chooser.tsx';
import styles from './title-row.module.css';

const NAMES = texts.desk.titles.pictures;

type TitlePictureProps = {
  kind: PictureKind;
  address: string | null;
  /** The title's name, which TMDB is searched for. */
  name: string;
  onFile: (file: File | undefined) => void;
  onTmdb: (title: TmdbTitle) => void;
  onNone: () => void;
};

/** A title's picture, and ways to replace it: a file, a photo, a dropped file, or TMDB's. */
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
      {address !== null && <img src={address} alt={texts.desk.titles.pictureOf(NAMES[kind], name)} />}
      <div className={styles['choices']}>
        <FileButton label={texts.desk.titles.fileFor(NAMES[kind])} accept="image/*" onFile={onFile}>
          {(open) => <Action label={texts.desk.titles.fileOrPhoto} of={null} onPress={open} />}
        </FileButton>
        <Action
          label={texts.desk.titles.fromTmdb}
          of={null}
          isExpanded={isSearching}
          onPress={() => setSearching(!isSearching)}
        />
        {address !== null && <Action label={texts.desk.remove} of={null} onPress={onNone} />}
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
    <Options label={texts.desk.titles.tmdbTitles}>
      {data?.titles.map(({ type, id, title, year }) => (
        <Option
          key={`${type} ${id}`}
          name={year ? `${title} (${year})` : title}
          line={texts.kinds[type]}
          onPress={() => onTmdb({ type, id })}
        />
      ))}
      {data?.titles.length === 0 && <li className={chooser['none']}>{texts.desk.titles.noneAtTmdb}</li>}
    </Options>
  );
}
