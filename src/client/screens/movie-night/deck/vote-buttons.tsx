import type { Vote } from '../../../../contract/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import { VOTE_ICONS, VOTE_LABELS, VOTE_ORDER } from '../votes/vote-labels.ts';
import styles from './vote-buttons.module.css';

/** Shown on devices with a keyboard. */
const KEYS: Record<Vote, string> = { no: '←', later: '↑', yes: '→' };

type VoteButtonsProps = {
  disabled: boolean;
  onVote: (vote: Vote) => void;
  onUndo: (() => void) | undefined;
  /** Shows the plot, or hides it; undefined for a title without one. */
  plot: { open: boolean; toggle: () => void } | undefined;
};

/** The swipes as buttons; at the sides the last vote's undo and the plot. */
export function VoteButtons({ disabled, onVote, onUndo, plot }: VoteButtonsProps) {
  return (
    <div className={styles['row']} role="group" aria-label={texts.movieNight.yourVote}>
      <button
        type="button"
        className={`press ${styles['action']} ${styles['small']}`}
        disabled={!onUndo}
        onClick={onUndo}
        aria-keyshortcuts="ArrowDown"
      >
        <span className={styles['disc']}>
          <UndoIcon />
        </span>
        {texts.common.undo}
        <kbd aria-hidden="true">↓</kbd>
      </button>
      {VOTE_ORDER.map((vote) => (
        <button
          key={vote}
          type="button"
          className={`press ${styles['action']} ${styles[vote]}`}
          disabled={disabled}
          aria-label={VOTE_LABELS[vote].full}
          aria-keyshortcuts={{ no: 'ArrowLeft', later: 'ArrowUp', yes: 'ArrowRight' }[vote]}
          onClick={() => onVote(vote)}
        >
          <span className={styles['disc']}>
            <Icon name={VOTE_ICONS[vote]} size={vote === 'later' ? 24 : 30} />
          </span>
          <span className={styles['short']}>{VOTE_LABELS[vote].short}</span>
          <span className={styles['full']}>{VOTE_LABELS[vote].full}</span>
          <kbd aria-hidden="true">{KEYS[vote]}</kbd>
        </button>
      ))}
      <button
        type="button"
        className={`press ${styles['action']} ${styles['small']} ${styles['plot']}`}
        disabled={!plot}
        aria-expanded={plot?.open ?? false}
        onClick={plot?.toggle}
      >
        <span className={styles['disc']}>
          <Icon name="info" />
        </span>
        {texts.movieNight.plot}
      </button>
    </div>
  );
}

/** Apart from the app's icons, which every screen loads. */
function UndoIcon() {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8.5 5L4.5 9l4 4M4.5 9H14a5.5 5.5 0 010 11h-3.5" />
    </svg>
  );
}
