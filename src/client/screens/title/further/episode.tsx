import { useId, useState } from 'react';
import type { OwnTitlePart, ReportKind } from '../../../../contract/own/title.ts';
import type { Title } from '../../../../contract/titles.ts';
import { PlayIconButton } from '../../../features/playback/play-button.tsx';
import { usePlayPart } from '../../../features/playback/use-play-part.ts';
import { texts } from '../../../languages/texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PartVersions } from './part-versions.tsx';
import { ReportProblem } from './report-problem.tsx';
import styles from './title-sections.module.css';

type EpisodeProps = {
  title: Title;
  part: OwnTitlePart;
  /** The person's next episode. */
  isNext: boolean;
  onMark: (isWatched: boolean) => void;
  onReport: (kind: ReportKind, note: string | null) => void;
};

/** An episode: 'Visto' and 'Riproduci', and behind its name versions, subtitles and 'Segnala un problema'. */
export function Episode({ title, part, isNext, onMark, onReport }: EpisodeProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const play = usePlayPart(title.id, part.episode);
  const isWatched = part.watchedAt !== null;
  const name = `S${part.episode?.season}E${part.episode?.episode}`;
  return (
    <li>
      <div className={styles['episode']}>
        <button
          type="button"
          className={styles['name']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {part.episode && texts.title.episode(part.episode.episode)}
            <Line part={part} isNext={isNext} />
          </span>
          <Icon name="chevron" size={18} />
        </button>
        <IconButton
          icon="check"
          label={texts.title.watchedPart(name)}
          aria-pressed={isWatched}
          onClick={() => onMark(!isWatched)}
        />
        {part.isAvailable && <PlayIconButton name={name} play={play} />}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <div className={styles['details']}>
            <PartVersions part={part} />
            <ReportProblem part={part} name={`${title.titolo} ${name}`} onReport={onReport} />
          </div>
        )}
      </div>
    </li>
  );
}

function Line({ part: { isAvailable, versions }, isNext }: Pick<EpisodeProps, 'part' | 'isNext'>) {
  const chosen = versions.find(({ isChosen }) => isChosen)?.label;
  const line = isAvailable ? chosen : texts.title.notPlayable;
  const lines = [isNext && texts.title.upNext, line].filter(Boolean).join(' · ');
  return lines ? <small>{lines}</small> : null;
}
