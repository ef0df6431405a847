import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchDeskTitles } from '../../../../contract/desk/videos.ts';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own/search.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import type { Title } from '../../../../contract/titles.ts';
import { asTyped, requestableQuery } from '../../../calls/own-search.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { useTextDraft } from '../../../features/drafts/use-draft.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { texts } from '../../../languages/texts.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import cells from '../../../ui/rows/cells.module.css';
import { DESK_KEY } from '../desk-query.ts';
import { stateToOpen } from './row-to-open.ts';
import styles from './title-chooser.module.css';

export type TmdbTitle = { type: 'film' | 'serie'; id: number };

/** A title that a person names. */
type NamedTitle = { type: 'film' | 'serie'; words: string };

type TitleChooserProps = {
  /** The thing that is to become a title: a file, or somebody's words. */
  about: string;
  /** Words that are searched at once. */
  words?: string;
  onTitle: (id: number | string, name: string) => void;
  /** Without it the catalogue alone is searched. */
  onTmdb?: ((title: TmdbTitle) => void) | undefined;
  /** Makes a title from the words; without it only existing titles can be chosen. */
  onWords?: ((named: NamedTitle) => void) | undefined;
  onClose: () => void;
  /** The content shown while the field is empty, or below the titles found. */
  children: ReactNode;
};

/** A bottom sheet with the offers for a thing, and a field that searches the catalogue and TMDB as one types. */
export function TitleChooser({
  about,
  words: given = '',
  children,
  onClose,
  onTitle,
  onTmdb,
  onWords,
}: TitleChooserProps) {
  const { value: typed, set: setTyped, drop } = useTextDraft(`title of ${about}`, given);
  const words = usePaused(typed.trim());
  return (
    <BottomSheet title={texts.desk.titleChooser.heading} open onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['file']} dir="auto">
          {about}
        </p>
        <SearchField
          label={onTmdb ? texts.desk.titleChooser.searchTmdb : texts.desk.titleChooser.search}
          value={typed}
          onChange={setTyped}
        />
        {words.length >= MIN_SEARCH_LENGTH && (
          <Found
            words={words}
            onTitle={(id, name) => {
              drop();
              onTitle(id, name);
            }}
            onTmdb={
              onTmdb &&
              ((title) => {
                drop();
                onTmdb(title);
              })
            }
            onWords={
              onWords &&
              ((named) => {
                drop();
                onWords(named);
              })
            }
          />
        )}
        {(words.length < MIN_SEARCH_LENGTH || given !== '') && children}
      </div>
    </BottomSheet>
  );
}

/** The catalogue's titles that match the words, including unlisted ones. */
export function titlesByWordsQuery(words: string) {
  return queryOptions({
    queryKey: [DESK_KEY, 'titles', words],
    queryFn: async ({ signal }) => (await sendRequest(searchDeskTitles, { query: { words }, signal })).titles,
    ...asTyped(words),
  });
}

function Found({
  words,
  onTitle,
  onTmdb,
  onWords,
}: { words: string } & Pick<TitleChooserProps, 'onTitle' | 'onTmdb' | 'onWords'>) {
  const { data: titles = [], isPlaceholderData, isPending } = useQuery(titlesByWordsQuery(words));
  const requestable = useQuery({ ...requestableQuery(words), enabled: onTmdb !== undefined });
  const tmdb = (onTmdb && requestable.data?.titles) ?? [];
  return (
    <Options label={texts.desk.titleChooser.found} isBusy={isPlaceholderData}>
      {titles.map((title) => (
        <TitleOption key={title.id} title={title} onPress={() => onTitle(title.id, title.titolo)} />
      ))}
      {tmdb.map(({ type, id, title, year }) => (
        <Option
          key={`${type} ${id}`}
          name={year ? `${title} (${year})` : title}
          line={texts.desk.titleChooser.ofTmdb[type]}
          onPress={() => onTmdb?.({ type, id })}
        />
      ))}
      {titles.length + tmdb.length === 0 && !isPlaceholderData && !isPending && (
        <li className={styles['none']}>{texts.desk.titleChooser.none}</li>
      )}
      {onWords &&
        KINDS.map((type) => (
          <Option
            key={type}
            name={texts.desk.titleChooser.create[type](words)}
            line={texts.desk.titleChooser.newTitle}
            onPress={() => onWords({ type, words })}
          />
        ))}
    </Options>
  );
}

const KINDS = ['film', 'serie'] as const;

type OptionsProps = { label: string; isBusy?: boolean; children: ReactNode };

/** A card of things that can be chosen. */
export function Options({ label, isBusy = false, children }: OptionsProps) {
  return (
    <ul className={`${cells['cells']} ${styles['options']}`} aria-label={label} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** A title of the catalogue, with its picture. */
export function TitleOption({ title, ...choice }: { title: Title } & Choice) {
  const about = [yearOf(title), texts.kinds[title.type ?? 'film'], durationLabelOf(title)];
  return (
    <Option
      name={title.titolo}
      line={about.filter(Boolean).join(' · ')}
      cover={
        <Cover src={title.copertina} name={title.titolo} art={title} preview={title.anteprima} sizes="56px" />
      }
      {...choice}
    />
  );
}

/** Choosing does something, or leads to the row of this id, opened, in the table at `to`. */
type Choice = { onPress: () => void } | { to: string; opens: string };
type OptionProps = { name: string; line: string; cover?: ReactNode } & Choice;

/** Something that can be chosen, and a line about it. */
export function Option({ name, line, cover, ...choice }: OptionProps) {
  const look = cells['cell'] ?? '';
  const content = (
    <>
      <span className={styles['cover']} aria-hidden="true">
        {cover}
      </span>
      <span>
        <b dir="auto">{name}</b>
        <small>{line}</small>
      </span>
    </>
  );
  return (
    <li>
      {'to' in choice ? (
        <Link to={choice.to} state={stateToOpen(choice.opens)} className={look}>
          {content}
        </Link>
      ) : (
        <button type="button" className={look} onClick={choice.onPress}>
          {content}
        </button>
      )}
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
