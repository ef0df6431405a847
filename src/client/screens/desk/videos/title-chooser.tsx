import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Content } from '../../../../contract/content.ts';
import type { VideoAnswer } from '../../../../contract/desk-videos.ts';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own-search.ts';
import { durationLabelOf, yearOf } from '../../../../contract/title-facts.ts';
import { requestableQuery } from '../../../calls/own-search.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import { LoadingMessage } from '../../../ui/messages/loading-message.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { SearchField } from '../../own-page/search/search-field.tsx';
import { asNew, asTitle, asTmdb, type Row } from './answers.ts';
import styles from './title-chooser.module.css';
import { deskTitlesQuery, titlesForVideoQuery } from './waiting-videos.ts';

type TitleChooserProps = { row: Row; onChosen: (answer: VideoAnswer) => void; onClose: () => void };

/** A bottom sheet with the titles that a row may be, and a field that searches the catalogue and TMDB as one types. */
export function TitleChooser({ row, onChosen, onClose }: TitleChooserProps) {
  const [typed, setTyped] = useState('');
  const words = usePaused(typed.trim());
  return (
    <BottomSheet title="Che titolo è?" open onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['file']} dir="auto">
          {row.name}
        </p>
        <SearchField label="Cerca nel catalogo e su TMDB" value={typed} onChange={setTyped} />
        {words.length < MIN_SEARCH_LENGTH ? (
          <Suggestions row={row} onChosen={onChosen} />
        ) : (
          <Found row={row} words={words} onChosen={onChosen} />
        )}
      </div>
    </BottomSheet>
  );
}

type OptionsProps = Pick<TitleChooserProps, 'row' | 'onChosen'>;

function Suggestions({ row, onChosen }: OptionsProps) {
  const { data, isPending } = useQuery(titlesForVideoQuery(row.post));
  if (isPending) return <LoadingMessage />;
  if (!data) return <p className={styles['none']}>Cerca il titolo per nome.</p>;
  const { titles, tmdb, newName } = data;
  return (
    <ul className={styles['options']} aria-label="Titoli possibili">
      {titles.map((title) => (
        <TitleOption key={title.id} title={title} onPress={() => onChosen(asTitle(row, title.id))} />
      ))}
      {tmdb && (
        <Option
          name={tmdb.name}
          line={`Da TMDB, ${tmdb.type === 'serie' ? 'serie' : 'film'}`}
          onPress={() => onChosen(asTmdb(row, tmdb))}
        />
      )}
      {newName !== null && (
        <Option name={newName} line="Crea questo titolo" onPress={() => onChosen(asNew(row))} />
      )}
      {titles.length === 0 && !tmdb && newName === null && (
        <li className={styles['none']}>Nel nome non c’è un titolo: cercalo.</li>
      )}
    </ul>
  );
}

function Found({ row, words, onChosen }: OptionsProps & { words: string }) {
  const { data: titles = [], isPlaceholderData } = useQuery(deskTitlesQuery(words));
  const tmdb = useQuery(requestableQuery(words)).data?.titles ?? [];
  return (
    <ul className={styles['options']} aria-label="Titoli trovati" aria-busy={isPlaceholderData}>
      {titles.map((title) => (
        <TitleOption key={title.id} title={title} onPress={() => onChosen(asTitle(row, title.id))} />
      ))}
      {tmdb.map(({ type, id, title, year }) => (
        <Option
          key={`${type} ${id}`}
          name={year ? `${title} (${year})` : title}
          line={`Da TMDB, ${type === 'serie' ? 'serie' : 'film'}`}
          onPress={() => onChosen(asTmdb(row, { type, id }))}
        />
      ))}
      {titles.length + tmdb.length === 0 && !isPlaceholderData && (
        <li className={styles['none']}>Non trovo niente con questo nome.</li>
      )}
    </ul>
  );
}

function TitleOption({ title, onPress }: { title: Content; onPress: () => void }) {
  const about = [yearOf(title), title.type === 'serie' ? 'Serie' : 'Film', durationLabelOf(title)];
  return (
    <Option
      name={title.titolo}
      line={about.filter(Boolean).join(' · ')}
      cover={<Cover src={title.copertina} name={title.titolo} preview={title.anteprima} sizes="56px" />}
      onPress={onPress}
    />
  );
}

type OptionProps = { name: string; line: string; cover?: ReactNode; onPress: () => void };

function Option({ name, line, cover, onPress }: OptionProps) {
  return (
    <li>
      <button type="button" className={`press ${styles['option']}`} onClick={onPress}>
        <span className={styles['cover']} aria-hidden="true">
          {cover}
        </span>
        <span className={styles['text']}>
          <b dir="auto">{name}</b>
          <small>{line}</small>
        </span>
      </button>
    </li>
  );
}

/** A pause in typing, in milliseconds. */
const PAUSE_MS = 150;

/** The words once typing has paused. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
