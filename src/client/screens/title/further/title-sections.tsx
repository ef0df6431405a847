import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnTitle, OwnTitlePart } from '../../../../contract/own/title.ts';
import type { Title } from '../../../../contract/titles.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { ChipButton } from '../../../ui/buttons/chip-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { ownTitleQuery } from '../own-title-query.ts';
import { filmChanges } from './own-marks.ts';
import { hasVersions, PartVersions } from './part-versions.tsx';
import { ReportProblem } from './report-problem.tsx';
import styles from './title-sections.module.css';

/** A film's videos, a person's progress, and the people who made a title (behaviour 22.30). */
export function TitleSections({ title }: { title: Title }) {
  const { userId } = useUser();
  const query = useQuery(ownTitleQuery(userId, title.id));
  const { data } = query;
  // An empty place is one that still waits: the footer below it is shown afterwards.
  if (!data) return isAwaited(query) ? null : <span hidden />;
  const { film, directors, cast } = data;
  return (
    <div className={styles['sections']}>
      {film && <FilmPart title={title} part={film} />}
      <Credits directors={directors} cast={cast} type={title.type} />
    </div>
  );
}

type CreditsProps = Pick<OwnTitle, 'directors' | 'cast'> & Pick<Title, 'type'>;

function Credits({ directors, cast, type }: CreditsProps) {
  const headingId = useId();
  const rows = [
    { role: type === 'serie' ? texts.title.createdBy : texts.title.directedBy, names: directors },
    { role: texts.title.starring, names: cast },
  ].filter(({ names }) => names.length > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.title.cast}</h2>
      <dl className={styles['credits']}>
        {rows.map(({ role, names }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd dir="auto">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A film's versions, 'Visto' and 'Segnala un problema'. */
function FilmPart({ title, part }: { title: Title; part: OwnTitlePart }) {
  const query = ownTitleQuery(useUser().userId, title.id);
  const report = useOwnChange(query, filmChanges.report);
  const toggle = useWatchedToggle(title, part, query);
  const headingId = useId();
  const about = { content_id: String(title.id), episode: null };
  const watched = (
    <ChipButton
      className="press"
      before={<Icon name="check" size={20} />}
      aria-pressed={part.watchedAt !== null}
      onClick={toggle}
    >
      {texts.title.watched}
    </ChipButton>
  );
  return (
    <section
      {...(hasVersions(part) ? { 'aria-labelledby': headingId } : { 'aria-label': texts.title.watching })}
    >
      {hasVersions(part) && <h2 id={headingId}>{texts.title.versions}</h2>}
      <PartVersions part={part} />
      <ReportProblem
        part={part}
        name={title.titolo}
        beside={watched}
        onReport={(kind, note) => report({ ...about, kind, note })}
      />
    </section>
  );
}

function useWatchedToggle(title: Title, part: OwnTitlePart, query: ReturnType<typeof ownTitleQuery>) {
  const mark = useOwnChange(query, filmChanges.mark);
  const set = (isWatched: boolean, watchedAt: number | null) =>
    mark({ content_id: String(title.id), episode: null, isWatched, watchedAt });
  return () => {
    const { watchedAt } = part;
    set(watchedAt === null, null);
    if (watchedAt !== null) showToast({ text: texts.title.unmarked, undo: () => set(true, watchedAt) });
  };
}
