import { type ReactNode, Suspense } from 'react';
import { MIN_SEARCH_LENGTH } from '../../../../contract/own/search.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { loadTexts, texts } from '../../../languages/texts.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../../lib/code-loading/load-code.ts';
import { SEARCHED_WORDS } from '../../../lib/navigation/path.ts';
import { useExtensions } from '../../../session/use-user.ts';
import styles from './catalogue-search.module.css';

const SearchResults = lazyComponent(async () => {
  await loadCode(() => loadTexts(['own']));
  return (await loadCode(() => import('./search-results.tsx'))).SearchResults;
});

type CatalogueSearchProps = {
  /** Above the field, until something is searched. */
  lead?: ReactNode;
  /** Below it, until something is searched. */
  children: ReactNode;
};

/** On our server a field between a screen's parts that searches as one types (behaviour 22.20); the parts alone on others. */
export function CatalogueSearch(props: CatalogueSearchProps) {
  if (useExtensions()) return <WithField {...props} />;
  return (
    <>
      {props.lead}
      {/* In the field's place: the parts have the ids that the build has drawn. */}
      {null}
      {props.children}
    </>
  );
}

function WithField({ lead, children }: CatalogueSearchProps) {
  const { typed, setTyped, words } = useTypedWords(SEARCHED_WORDS);
  const isSearching = words.length >= MIN_SEARCH_LENGTH;
  return (
    <>
      {!isSearching && lead}
      <div className={styles['field']} data-own="search">
        <SearchField label={texts.search.field} value={typed} onChange={setTyped} />
      </div>
      {isSearching ? (
        <Suspense>
          <SearchResults words={words} />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}

/** The field's place while the screen loads. */
export function SearchPlaceholder() {
  return useExtensions() ? <div className={styles['placeholder']} data-own="search" /> : null;
}
