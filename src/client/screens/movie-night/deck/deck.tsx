import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';
import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Votes } from '../votes/use-votes.ts';
import { VOTE_ICONS, VOTE_LABELS, VOTE_ORDER } from '../votes/vote-labels.ts';
import { CardStage } from './card-stage.tsx';
import styles from './deck.module.css';
import { factsOf, focusIfLost } from './title-facts.ts';

/** The time that a card takes to be in front: an earlier press was meant for the previous card. */
const CARD_CHANGE_MS = 300;
/** Titles longer than this are set smaller. */
const LONG_NAME_LENGTH = 26;

/** One large cover at a time, to be swiped, or voted on by buttons and arrow keys. */
export function Deck({ votes }: { votes: Votes }) {
  const upcoming = useUpcoming(votes);
  const [current] = upcoming;
  const [openPlot, setOpenPlot] = useState<Title['id']>();
  const isPlotOpen = Boolean(current?.trama) && openPlot === current?.id;
  const togglePlot = () => setOpenPlot(isPlotOpen ? undefined : current?.id);
  const isInFront = useIsInFront(current);
  const vote = (choice: Vote) => current && isInFront() && votes.cast(current, choice);
  useDeckKeys(vote, votes.undo);
  const [isBack] = useState(votes.move !== undefined);
  return (
    <div className={styles['deck']}>
      <div className={styles['covers']}>
        <CardStage upcoming={upcoming} move={votes.move} onVote={votes.cast} onTap={togglePlot} />
        <div aria-live="polite">
          {isPlotOpen && (
            <div className={styles['plot']}>
              <p dir="auto">{current?.trama}</p>
            </div>
          )}
        </div>
      </div>
      <div className={styles['side']}>
        <TitleFacts title={current} takesFocus={isBack} />
        <VoteButtons
          disabled={!current}
          onVote={vote}
          onUndo={votes.undo}
          plot={current?.trama ? { open: isPlotOpen, toggle: togglePlot } : undefined}
        />
      </div>
    </div>
  );
}

/** Returns true once a card has been in front long enough to be seen; the first one needs no wait. */
function useIsInFront(current: Title | undefined): () => boolean {
  const [first] = useState(current?.id);
  const since = useRef(Number.NEGATIVE_INFINITY);
  const id = current?.id;
  useLayoutEffect(() => {
    if (id !== first) since.current = performance.now();
  }, [id, first]);
  return () => performance.now() - since.current >= CARD_CHANGE_MS;
}

/**
 * The titles without a vote. The one in front stays there when the deck changes, and a vote taken back puts its
 * title there.
 */
function useUpcoming({ titles, move }: Votes): Title[] {
  const [frontId, setFrontId] = useState<Title['id']>();
  const open = titles.filter(({ vote }) => vote === null).map(({ title }) => title);
  const wanted = move?.isUndo ? move.title.id : frontId;
  const front = open.find(({ id }) => id === wanted) ?? open[0];
  if (front && front.id !== frontId) setFrontId(front.id);
  return front ? [front, ...open.filter((title) => title !== front)] : open;
}

const VOTES: Record<string, Vote> = { ArrowLeft: 'no', ArrowUp: 'later', ArrowRight: 'yes' };

/** Votes by the arrow keys as the cards are swiped; down takes the last vote back. Not while an overlay is open. */
function useDeckKeys(onVote: (vote: Vote) => void, onUndo: (() => void) | undefined): void {
  const latest = useRef({ onVote, onUndo });
  latest.current = { onVote, onUndo };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if (document.querySelector('[role="dialog"]')) return;
      const vote = VOTES[event.key];
      if (vote) latest.current.onVote(vote);
      else if (event.key === 'ArrowDown') latest.current.onUndo?.();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

type TitleFactsProps = {
  title: Title | undefined;
  /** Focuses the facts on mount: the deck has replaced a control that had the focus. */
  takesFocus: boolean;
};

/** The facts of the card in front; a screen reader reads them as the card changes. */
function TitleFacts({ title, takesFocus }: TitleFactsProps) {
  return (
    <div
      className={styles['facts']}
      aria-live="polite"
      aria-atomic="true"
      tabIndex={-1}
      ref={takesFocus ? focusIfLost : null}
    >
      {title && (
        <div key={title.id} className={styles['title']}>
          <h2 dir="auto" className={title.titolo.length > LONG_NAME_LENGTH ? styles['long'] : undefined}>
            {title.titolo}
          </h2>
          <p>{factsOf(title)}</p>
        </div>
      )}
    </div>
  );
}

type VoteButtonsProps = {
  disabled: boolean;
  onVote: (vote: Vote) => void;
  onUndo: (() => void) | undefined;
  /** Shows the plot, or hides it; undefined for a title without one. */
  plot: { open: boolean; toggle: () => void } | undefined;
};

/** The swipes as buttons; at the sides the last vote's undo and the plot. */
function VoteButtons({ disabled, onVote, onUndo, plot }: VoteButtonsProps) {
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
          {VOTE_LABELS[vote].short}
        </button>
      ))}
      <button
        type="button"
        className={`press ${styles['action']} ${styles['small']}`}
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
