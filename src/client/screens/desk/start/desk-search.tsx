import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own/search.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { texts } from '../../../languages/texts.ts';
import { nameOf } from '../parts/name-of.ts';
import styles from '../parts/title-chooser.module.css';
import { Option, Options, TitleOption, titlesByWordsQuery } from '../parts/title-chooser.tsx';
import { peopleQuery } from '../people/people-query.ts';
import { peopleSection } from '../people/people-section.tsx';
import { factsOf } from '../people/person-row.tsx';
import { titlesSection } from '../titles/titles-section.tsx';

/** More people are found in their section. */
const MAX_PEOPLE = 5;

/** A field that finds titles, and for owners people too; until it has words the page shows `children`. */
export function DeskSearch({ isOwner, children }: { isOwner: boolean; children: ReactNode }) {
  const { typed, setTyped, words } = useTypedWords('cerca');
  return (
    <>
      <SearchField
        label={isOwner ? texts.desk.start.search : texts.desk.titles.search}
        value={typed}
        onChange={setTyped}
      />
      {words.length < MIN_SEARCH_LENGTH ? children : <Found words={words} isOwner={isOwner} />}
    </>
  );
}

function Found({ words, isOwner }: { words: string; isOwner: boolean }) {
  const titles = useQuery(titlesByWordsQuery(words));
  const people = useInfiniteQuery({ ...peopleQuery('all', words), enabled: isOwner });
  const found = people.data?.pages[0]?.people.slice(0, MAX_PEOPLE) ?? [];
  const isNothing = titles.data?.length === 0 && found.length === 0 && !people.isFetching;
  return (
    <Options label={texts.filters.results} isBusy={titles.isFetching}>
      {found.map((person) => (
        <Option
          key={person.id}
          name={nameOf(person)}
          line={factsOf(person)}
          to={pathTo(peopleSection.path, person.username ?? person.id)}
          opens={person.id}
        />
      ))}
      {titles.data?.map((title) => (
        <TitleOption
          key={title.id}
          title={title}
          to={pathTo(titlesSection.path, title.titolo)}
          opens={String(title.id)}
        />
      ))}
      {isNothing && <li className={styles['none']}>{texts.desk.titleChooser.none}</li>}
    </Options>
  );
}

/** Path of a section that searches these words. */
function pathTo(section: string, words: string): string {
  return `${DESK_PATH}/${section}?${new URLSearchParams({ cerca: words }).toString()}`;
}
