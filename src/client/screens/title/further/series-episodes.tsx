import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { ownTitleQuery } from '../own-title-query.ts';
import { Season } from './season.tsx';
import styles from './title-sections.module.css';

/** A series' seasons, and `children` below them once they have loaded, so that nothing in view moves. */
export function SeriesEpisodes({ title, children }: { title: Title; children: ReactNode }) {
  const query = useQuery(ownTitleQuery(useUser().userId, title.id));
  const { data, dataUpdatedAt } = query;
  const headingId = useId();
  if (!data && isAwaited(query)) return null;
  return (
    <>
      {data && data.seasons.length > 0 && (
        <div className={styles['sections']}>
          <section aria-labelledby={headingId}>
            <h2 id={headingId}>{texts.title.episodes}</h2>
            {data.seasons.map((season) => (
              <Season
                key={season.season}
                title={title}
                counted={season}
                countedAt={dataUpdatedAt}
                next={data.next?.season === season.season ? data.next.episode : undefined}
              />
            ))}
          </section>
        </div>
      )}
      {children}
    </>
  );
}
