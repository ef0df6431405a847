import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeckTitle, MovieNight } from '../../../calls/movie-nights.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { LoadingMessage } from '../../../ui/messages/loading-message.tsx';
import { Deck } from '../deck/deck.tsx';
import { focusIfLost } from '../deck/title-facts.ts';
import { VotingList } from '../deck/voting-list.tsx';
import type { Votes } from '../votes/use-votes.ts';
import styles from './room.module.css';
import { RoomMessage } from './room-message.tsx';

/** The last card flies out before the list comes. */
const LAST_FLIGHT_MS = 380;

type VotingProps = {
  room: MovieNight;
  deck: UseQueryResult<DeckTitle[]> & { errorUpdateCount: number };
  votes: Votes;
  isList: boolean;
};

/** The deck as cards or as a list; after its end, the list with everything that was voted. */
export function Voting({ room, deck, votes, isList }: VotingProps) {
  const isThrough = deck.data !== undefined && votes.titles.every(({ vote }) => vote !== null);
  const isDeckAway = useDelayed(isThrough, LAST_FLIGHT_MS);
  if (!deck.data) return isAwaited(deck) ? <LoadingMessage /> : <RoomMessage problem="unreachable" />;
  if (deck.data.length === 0) return <RoomMessage problem="empty" />;
  if (!isList && !(isThrough && isDeckAway)) return <Deck votes={votes} />;
  return (
    <>
      {isThrough && <WaitingMessage room={room} undo={votes.undo} />}
      <VotingList votes={votes} />
    </>
  );
}

/** The value, with true delayed by `ms`; at once if it is true from the start. */
function useDelayed(value: boolean, ms: number): boolean {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value ? ms : 0);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}

/** 'Hai finito', and until when the others have time. */
function WaitingMessage({ room, undo }: { room: MovieNight; undo: (() => void) | undefined }) {
  return (
    <div className={styles['notice']} role="status">
      <h2 tabIndex={-1} ref={focusIfLost}>
        {texts.movieNight.through}
      </h2>
      <p>{texts.movieNight.shownHere(room.endsAt)}</p>
      {undo && (
        <button type="button" className={`press ${chip['chip']}`} onClick={undo}>
          {texts.movieNight.undoLast}
        </button>
      )}
    </div>
  );
}
