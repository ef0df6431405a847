import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FoundTitle } from '../../../../contract/own/search.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { typedSearchQuery } from '../../../calls/own-search.ts';
import { PlayIconButton } from '../../../features/playback/play-button.tsx';
import { usePlayInChat } from '../../../features/playback/use-send-to-bot.ts';
import { TitleRow } from '../../../features/titles/rows/title-row.tsx';
import { texts } from '../../../languages/texts.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import styles from './own-search.module.css';

type FoundTitlesProps = {
  words: string;
  limit?: number;
  /** The message when no title matches; nothing by default. */
  empty?: ReactNode;
};

/** The catalogue's titles for these words; those that can be watched now have 'Riproduci'. */
export function FoundTitles({ words, limit, empty = null }: FoundTitlesProps) {
  const query = useQuery(typedSearchQuery(words));
  return (
    <div className={styles['found']} aria-busy={query.isPlaceholderData}>
      <p className="visually-hidden" role="status">
        {query.data && !query.isPlaceholderData && texts.filters.found(query.data.length, false)}
      </p>
      <SectionBody query={query}>
        {(found) =>
          found.length === 0 ? (
            empty
          ) : (
            <Rows>
              {found.slice(0, limit).map((title) => (
                <Row key={title.content.id} {...title} />
              ))}
            </Rows>
          )
        }
      </SectionBody>
    </div>
  );
}

function Row({ content, why, isPlayable }: FoundTitle) {
  const play = usePlayInChat(content.id);
  const kind = content.type === 'serie' ? texts.kinds.serie : texts.kinds.film;
  const soon = isPlayable ? null : texts.search.notYet;
  return (
    <TitleRow title={content} line={[kind, yearOf(content), why, soon].filter(Boolean).join(' · ')}>
      {isPlayable && <PlayIconButton name={content.titolo} play={play} />}
    </TitleRow>
  );
}
