import {
  getWatched,
  setWatched,
  WATCHED_PAGE_SIZE,
  type WatchedPart,
} from '../../../../contract/own/watched.ts';
import { sendPageRequest } from '../../../calls/paginated-query.ts';
import { usePaginatedQuery } from '../../../calls/use-paginated-query.ts';
import { defineChange, inPages, ownPagesQuery } from '../../../features/changes/own-query.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { TitleRow } from '../../../features/titles/rows/title-row.tsx';
import { timeFormat } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { OWN_PAGE_PATH } from '../../../lib/navigation/path.ts';
import { useUser } from '../../../session/use-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import type { Section } from '../section.ts';
import styles from './watched-section.module.css';

/** 'Visti': watched titles, month by month, each with a button that takes the mark back. */
export const watchedSection: Section = {
  path: 'visti',
  heading: texts.ownPage.watched.heading,
  icon: 'check',
  Screen: Watched,
};

const EMPTY = {
  icon: 'check',
  text: texts.ownPage.watched.empty,
  action: { label: texts.ownPage.importList, to: `${OWN_PAGE_PATH}/altri-servizi` },
} as const;

/** A row whose mark is taken back stays, so that this can be undone. */
type Row = WatchedPart & { isTakenBack?: boolean };

const aboutOf = (id: string | number, episode: WatchedPart['episode']) => `${id} ${JSON.stringify(episode)}`;

const mark = defineChange<Row[], typeof setWatched>({
  call: setWatched,
  aboutOf: ({ content_id, episode }) => aboutOf(content_id, episode),
  apply: (rows, { content_id, episode, isWatched }) =>
    rows.map((row) =>
      aboutOf(row.content.id, row.episode) === aboutOf(content_id, episode)
        ? { ...row, isTakenBack: !isWatched }
        : row,
    ),
  refused: texts.ownPage.watched.refused,
  isComplete: true,
});

function watchedQuery(userId: string) {
  return ownPagesQuery<Row>(userId, {
    key: ['watched'],
    fetch: (page, signal) => sendPageRequest(getWatched, { query: { page }, signal }, WATCHED_PAGE_SIZE),
    changes: [mark],
  });
}

function Watched() {
  const watched = watchedQuery(useUser().userId);
  const query = usePaginatedQuery(watched);
  const change = useOwnChange(watched, mark, inPages<Row>);
  const onToggle = ({ content, episode, watchedAt, isTakenBack = false }: Row) =>
    change({ content_id: String(content.id), episode, isWatched: isTakenBack, watchedAt });
  return (
    <SectionBody query={query} isEmpty={({ length }) => length === 0} empty={EMPTY}>
      {(rows) => (
        <>
          {byMonth(rows).map(({ month, parts }) => (
            <section key={month} aria-label={month}>
              <h2 className={styles['month']}>{month}</h2>
              <Rows>
                {parts.map((row) => (
                  <WatchedRow key={aboutOf(row.content.id, row.episode)} row={row} onToggle={onToggle} />
                ))}
              </Rows>
            </section>
          ))}
          <NextPageLoader query={query} />
        </>
      )}
    </SectionBody>
  );
}

function WatchedRow({ row, onToggle }: { row: Row; onToggle: (row: Row) => void }) {
  const { content, episode, watchedAt, isTakenBack } = row;
  const name = episode ? `${content.titolo} S${episode.season}E${episode.episode}` : content.titolo;
  const parts = [episode && `S${episode.season}E${episode.episode}`, dayOf(watchedAt)];
  return (
    <TitleRow title={content} line={isTakenBack ? texts.title.unmarked : parts.filter(Boolean).join(' · ')}>
      <IconButton
        icon={isTakenBack ? 'undo' : 'close'}
        label={isTakenBack ? texts.ownPage.watched.restore(name) : texts.ownPage.watched.remove(name)}
        onClick={() => onToggle(row)}
      />
    </TitleRow>
  );
}

const dayOf = timeFormat({ weekday: 'long', day: 'numeric' });
const monthOf = timeFormat({ month: 'long', year: 'numeric' });

/** Rows in their order, under the month in which they were watched. */
function byMonth(rows: readonly Row[]): { month: string; parts: Row[] }[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const month = monthOf(row.watchedAt);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months].map(([month, parts]) => ({ month, parts }));
}
