import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own/search.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { texts } from '../../../languages/texts.ts';
import { OWN_PAGE_PATH, SEARCHED_WORDS } from '../../../lib/navigation/path.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { REQUESTED_WORDS, REQUESTS_PATH } from '../sections/requests/requests-path.ts';
import { FoundTitles } from './found-titles.tsx';
import styles from './own-search.module.css';

/** A field that searches the catalogue as one types; its results replace the content below (behaviour 22.20). */
export function OwnSearch({ children }: { children: ReactNode }) {
  const { typed, setTyped, words } = useTypedWords(SEARCHED_WORDS);
  const ask = new URLSearchParams({ [REQUESTED_WORDS]: words });
  return (
    <>
      <SearchField label={texts.search.field} value={typed} onChange={setTyped} />
      {words.length < MIN_SEARCH_LENGTH ? (
        children
      ) : (
        <>
          <FoundTitles words={words} empty={<EmptyState text={texts.search.notFound} />} />
          <p className={styles['ask']}>
            {texts.search.isMissing}{' '}
            <Link to={`${OWN_PAGE_PATH}/${REQUESTS_PATH}?${ask}`}>{texts.search.ask(words)}</Link>
          </p>
        </>
      )}
    </>
  );
}
