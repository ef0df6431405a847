import type { ReactNode } from 'react';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own/search.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { texts } from '../../../languages/texts.ts';
import { SEARCHED_WORDS } from '../../../lib/navigation/path.ts';
import { SearchResults } from './search-results.tsx';

/** A field that searches the catalogue as one types; its results take the place of what is below (behaviour 22.20). */
export function OwnSearch({ children }: { children: ReactNode }) {
  const { typed, setTyped, words } = useTypedWords(SEARCHED_WORDS);
  return (
    <>
      <SearchField label={texts.search.field} value={typed} onChange={setTyped} />
      {words.length < MIN_SEARCH_LENGTH ? children : <SearchResults words={words} />}
    </>
  );
}
