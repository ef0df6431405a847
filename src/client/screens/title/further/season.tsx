import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EPISODES_PER_PAGE, type OwnSeason, type SeasonProgress } from '../../../../contract/own/title.ts';
import type { Title } from '../../../../contract/titles.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { ChipButton } from '../../../ui/buttons/chip-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Episode } from './episode.tsx';
import { episodeChanges, markSeason, marksOf, ownSeasonQuery } from './own-marks.ts';
import styles from './title-sections.module.css';

type SeasonProps = {
  title: Title;
  /** The progress known at a time, in milliseconds. */
  counted: SeasonProgress;
  countedAt: number;
  /** The person's next episode, if it is in this season. */
  next: number | undefined;
};

/** Maximum number of episodes of a season that starts open. */
const MAX_OPENED = 12;
/** Heights in pixels: of an episode's row, and of the part above the rows. */
const [ROW_HEIGHT, HEAD_HEIGHT] = [53, 64];

/** A season; its episodes are fetched once it is open. */
export function Season({ title, counted, countedAt, next }: SeasonProps) {
  const [isOpen, setOpen] = useState(next !== undefined && counted.episodes <= MAX_OPENED);
  const [page, setPage] = useState(() => pageToContinue(counted));
  const panelId = useId();
  const options = ownSeasonQuery(useUser().userId, { id: title.id, season: counted.season, page });
  const query = useQuery({ ...options, enabled: isOpen });
  const { episodes, watched } = query.data && query.dataUpdatedAt >= countedAt ? query.data : counted;
  return (
    <div className={styles['season']}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <span>{texts.title.season(counted.season)}</span>
          <small>{texts.title.watchedOf(watched, episodes)}</small>
          <Icon name="chevron" size={20} />
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen} style={query.data ? undefined : { minHeight: heightOf(counted) }}>
        {isOpen && (
          <>
            {episodes > EPISODES_PER_PAGE && <Pages episodes={episodes} page={page} onChange={setPage} />}
            <SectionBody query={query}>
              {(season) => <Episodes title={title} season={season} options={options} next={next} />}
            </SectionBody>
          </>
        )}
      </div>
    </div>
  );
}

/** Placeholders that keep the content below in place. */
function heightOf({ episodes }: SeasonProgress): number {
  return HEAD_HEIGHT + ROW_HEIGHT * Math.min(episodes, EPISODES_PER_PAGE);
}

/** The page of the next episode for a person who watches in order. */
function pageToContinue({ episodes, watched }: SeasonProgress): number {
  return Math.max(
    1,
    Math.min(Math.ceil(episodes / EPISODES_PER_PAGE), Math.floor(watched / EPISODES_PER_PAGE) + 1),
  );
}

type PagesProps = { episodes: number; page: number; onChange: (page: number) => void };

/** Chooses a page of a long season. */
function Pages({ episodes, page, onChange }: PagesProps) {
  const count = Math.ceil(episodes / EPISODES_PER_PAGE);
  return (
    <label className={styles['pages']}>
      {texts.title.episodes}
      <Select
        value={String(page)}
        options={Array.from({ length: count }, (_, index) => [
          String(index + 1),
          `${index * EPISODES_PER_PAGE + 1}–${Math.min((index + 1) * EPISODES_PER_PAGE, episodes)}`,
        ])}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </label>
  );
}

type EpisodesProps = {
  title: Title;
  season: OwnSeason;
  options: ReturnType<typeof ownSeasonQuery>;
  next: number | undefined;
};

function Episodes({ title, season, options, next }: EpisodesProps) {
  const mark = useOwnChange(options, episodeChanges.mark);
  const report = useOwnChange(options, episodeChanges.report);
  const toggleAll = useSeasonToggle(title, season, options);
  const content_id = String(title.id);
  return (
    <>
      <ChipButton
        before={<Icon name="check" size={20} />}
        className={`press ${styles['all']}`}
        aria-pressed={season.watched >= season.episodes}
        aria-label={texts.title.wholeSeasonOf(season.season)}
        onClick={toggleAll}
      >
        {texts.title.wholeSeason}
      </ChipButton>
      <ul className={styles['episodes']}>
        {season.parts.map((part) => (
          <Episode
            key={part.episode?.episode}
            title={title}
            part={part}
            isNext={part.episode?.episode === next}
            onMark={(isWatched) => mark({ content_id, episode: part.episode, isWatched, watchedAt: null })}
            onReport={(kind, note) => report({ content_id, episode: part.episode, kind, note })}
          />
        ))}
      </ul>
    </>
  );
}

/** Marks the whole season, or takes all marks back; 'Annulla' takes back these marks alone, or sets them again as they were. */
function useSeasonToggle(title: Title, shown: OwnSeason, options: EpisodesProps['options']) {
  const mark = useOwnChange(options, markSeason);
  return () => {
    const { season, at, watched, episodes } = shown;
    const about = { content_id: String(title.id), season };
    const marks = marksOf(shown);
    const [text, change, undo] =
      watched < episodes
        ? ([
            texts.title.seasonMarked,
            { isWatched: true, watchedAt: at },
            { isWatched: false, watchedAt: at },
          ] as const)
        : ([
            texts.title.seasonUnmarked,
            { isWatched: false, watchedAt: null },
            { isWatched: true, watchedAt: null, marks },
          ] as const);
    mark({ ...about, ...change });
    showToast({ text, undo: () => mark({ ...about, ...undo }) });
  };
}
