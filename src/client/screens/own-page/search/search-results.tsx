import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { typedSearchQuery } from '../../../calls/own-search.ts';
import { texts } from '../../../languages/texts.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { useAsk } from '../sections/requests/use-ask.ts';
import { FoundTitles } from './found-titles.tsx';
import styles from './own-search.module.css';

/** The catalogue's titles for these words, and once it has answered a button that asks for the missing one (behaviour 22.20). */
export function SearchResults({ words }: { words: string }) {
  const [asked, setAsked] = useState<string>();
  const ask = useAsk({ onAsked: () => setAsked(words), onUndone: () => setAsked(undefined) });
  const { isSuccess, isPlaceholderData } = useQuery(typedSearchQuery(words));
  return (
    <>
      <FoundTitles words={words} empty={<EmptyState text={texts.search.notFound} />} />
      {isSuccess && !isPlaceholderData && (
        <p className={styles['ask']}>
          {texts.search.isMissing}{' '}
          {asked === words ? (
            <span>{texts.search.asked}</span>
          ) : (
            <button
              type="button"
              className="press"
              aria-busy={ask.busy}
              onClick={() => ask.run({ words, tmdb: null, isLookedUp: false })}
            >
              {texts.search.ask(words)}
            </button>
          )}
        </p>
      )}
    </>
  );
}
