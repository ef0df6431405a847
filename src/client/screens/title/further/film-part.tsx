import { useId } from 'react';
import type { Content } from '../../../../contract/content.ts';
import type { OwnTitlePart } from '../../../../contract/own/title.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useChange } from '../../own-page/changes/use-change.ts';
import { filmChanges, ownTitleQuery } from './own-title-queries.ts';
import { hasVersions, PartVersions } from './part-versions.tsx';
import { ReportProblem } from './report-problem.tsx';

/** A film's versions, 'Visto' and 'Segnala un problema'. */
export function FilmPart({ title, part }: { title: Content; part: OwnTitlePart }) {
  const query = ownTitleQuery(useUser().userId, title.id);
  const report = useChange(query, filmChanges.report);
  const toggle = useWatchedToggle(title, part, query);
  const headingId = useId();
  const about = { content_id: String(title.id), episode: null };
  const watched = (
    <button
      type="button"
      className={`press ${chip['chip']}`}
      aria-pressed={part.watchedAt !== null}
      onClick={toggle}
    >
      <Icon name="check" size={20} />
      {texts.title.watched}
    </button>
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

function useWatchedToggle(title: Content, part: OwnTitlePart, query: ReturnType<typeof ownTitleQuery>) {
  const notify = useToast();
  const mark = useChange(query, filmChanges.mark);
  const set = (isWatched: boolean, watchedAt: number | null) =>
    mark({ content_id: String(title.id), episode: null, isWatched, watchedAt });
  return () => {
    const { watchedAt } = part;
    set(watchedAt === null, null);
    if (watchedAt !== null)
      notify({
        text: texts.title.unmarked,
        action: { label: texts.common.undo, onPress: () => set(true, watchedAt) },
      });
  };
}
