import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import type { VotedTitle, Votes } from '../votes/use-votes.ts';
import { VOTE_ICONS, VOTE_LABELS } from '../votes/vote-labels.ts';
import { factsOf } from './title-facts.ts';
import styles from './voting-list.module.css';

/** The buttons in reading order. */
const ORDER = ['yes', 'no', 'later'] as const;

/** The whole deck as a list with three buttons each: nothing moves, and every vote can be changed. */
export function VotingList({ votes }: { votes: Votes }) {
  return (
    <ul className={styles['list']} aria-label={texts.movieNight.titles}>
      {votes.titles.map((entry) => (
        <li key={entry.title.id} className={styles['entry']}>
          <Entry entry={entry} cast={votes.cast} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { title, vote }, cast }: { entry: VotedTitle; cast: Votes['cast'] }) {
  return (
    <>
      <div className={styles['cover']} aria-hidden="true">
        <Cover
          src={title.copertina}
          name={title.titolo}
          art={title}
          sizes="104px"
          preview={title.anteprima}
        />
      </div>
      <div className={styles['words']}>
        <h2 dir="auto">{title.titolo}</h2>
        <p className={styles['facts']}>{factsOf(title)}</p>
        {title.trama && (
          <details>
            <summary>{texts.movieNight.plot}</summary>
            <p dir="auto">{title.trama}</p>
          </details>
        )}
      </div>
      <div className={styles['votes']} role="group" aria-label={texts.movieNight.voteFor(title.titolo)}>
        {ORDER.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`press ${chip['chip']}`}
            aria-pressed={vote === choice}
            aria-label={VOTE_LABELS[choice].full}
            onClick={() => cast(title, vote === choice ? null : choice)}
          >
            <Icon name={VOTE_ICONS[choice]} size={20} />
            {VOTE_LABELS[choice].short}
          </button>
        ))}
      </div>
    </>
  );
}
