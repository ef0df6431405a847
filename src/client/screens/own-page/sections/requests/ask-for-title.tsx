import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { RequestableTitle } from '../../../../../contract/own/requests.ts';
import { MIN_SEARCH_LENGTH } from '../../../../../contract/own/search.ts';
import { requestableQuery } from '../../../../calls/own-search.ts';
import { isAwaited } from '../../../../calls/retries.ts';
import { useTextDraft } from '../../../../features/drafts/use-draft.ts';
import { SearchField } from '../../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../../features/search/use-typed-words.ts';
import { texts } from '../../../../languages/texts.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { LoadingMessage } from '../../../../ui/messages/loading-message.tsx';
import { Rows } from '../../../../ui/rows/rows.tsx';
import { TextRow } from '../../../../ui/rows/text-row.tsx';
import { FoundTitles } from '../../search/found-titles.tsx';
import styles from './ask-for-title.module.css';
import { REQUESTED_WORDS } from './requests-path.ts';
import { useAsk } from './use-ask.ts';

const MAX_IN_CATALOGUE = 3;

/**
 * A field whose words are searched in the catalogue, and in the movie database, whose titles can be requested;
 * without words shows its children.
 */
export function AskForTitle({ children }: { children: ReactNode }) {
  const { typed, setTyped, words } = useKeptWords();
  return (
    <>
      <SearchField label={texts.ownPage.requests.field} value={typed} onChange={setTyped} />
      {words.length < MIN_SEARCH_LENGTH ? children : <Offers words={words} onAsked={() => setTyped('')} />}
    </>
  );
}

/** The words in the address, else those of an earlier visit that led to no request. */
function useKeptWords() {
  const { typed, setTyped, words } = useTypedWords(REQUESTED_WORDS);
  const draft = useTextDraft('request');
  const [kept] = useState(draft.value);
  useEffect(() => {
    if (typed === '' && kept !== '') setTyped(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming here
  }, []);
  const type = (next: string) => {
    draft.set(next);
    setTyped(next);
  };
  return { typed, setTyped: type, words };
}

function Offers({ words, onAsked }: { words: string; onAsked: () => void }) {
  const query = useQuery(requestableQuery(words));
  const ask = useAsk({ onAsked });
  const isLookedUp = query.data?.isKnown === true && !query.isPlaceholderData;
  return (
    <section
      className={styles['offers']}
      aria-label={texts.ownPage.requests.offers}
      aria-busy={query.isFetching}
    >
      <h2>{texts.ownPage.requests.inCatalogue}</h2>
      <FoundTitles
        words={words}
        limit={MAX_IN_CATALOGUE}
        empty={<p className={styles['none']}>{texts.ownPage.requests.noneInCatalogue}</p>}
      />
      <h2>{texts.ownPage.requests.toAsk}</h2>
      {isAwaited(query) && <LoadingMessage />}
      <Rows>
        {query.data?.titles.map(({ type, id, ...match }) => (
          <Offer
            key={`${type} ${id}`}
            name={nameOf(match)}
            line={type === 'serie' ? texts.kinds.serie : texts.kinds.film}
            busy={ask.busy}
            onPress={() => ask.run({ words, tmdb: { type, id }, isLookedUp: true })}
          />
        ))}
        <Offer
          name={texts.common.quoted(words)}
          line={
            query.data?.titles.length ? texts.ownPage.requests.noneOfThese : texts.ownPage.requests.asWritten
          }
          busy={ask.busy}
          onPress={() => ask.run({ words, tmdb: null, isLookedUp })}
        />
      </Rows>
    </section>
  );
}

type OfferProps = { name: string; line: string; busy: boolean; onPress: () => void };

function Offer({ name, line, busy, onPress }: OfferProps) {
  return (
    <TextRow name={name} line={line}>
      <IconButton icon="plus" label={texts.ownPage.requests.ask(name)} aria-busy={busy} onClick={onPress} />
    </TextRow>
  );
}

const nameOf = ({ title, year }: Pick<RequestableTitle, 'title' | 'year'>) =>
  year ? `${title} (${year})` : title;
