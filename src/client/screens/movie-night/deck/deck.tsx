import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';
import type { Title } from '../../../../contract/titles.ts';
import type { Votes } from '../votes/use-votes.ts';
import { CardStage } from './card-stage.tsx';
import styles from './deck.module.css';
import { TitleFacts } from './title-facts.tsx';
import { VoteButtons } from './vote-buttons.tsx';

/** The time that a card takes to be in front: an earlier press was meant for the previous card. */
const CARD_CHANGE_MS = 300;

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
        {current?.trama && (
          <p className={styles['sidePlot']} dir="auto">
            {current.trama}
          </p>
        )}
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
