import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeckTitle, MovieNight } from '../../../calls/movie-nights.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { Deck } from '../deck/deck.tsx';
import { VotingList } from '../deck/voting-list.tsx';
import type { Votes } from '../votes/use-votes.ts';
import { RoomMessage } from './room-message.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';
import { Waiting, WaitingMessage } from './waiting.tsx';

/** The last card flies out before the next page comes. */
const LAST_FLIGHT_MS = 380;

type VotingProps = {
  room: MovieNight;
  deck: UseQueryResult<DeckTitle[]> & { errorUpdateCount: number };
  votes: Votes;
  listView: { on: boolean; set: (on: boolean) => void };
};

/** The deck as cards or as a list; once it is through, how far the others are. */
export function Voting({ room, deck, votes, listView }: VotingProps) {
  const isThrough = deck.data !== undefined && votes.titles.every(({ vote }) => vote !== null);
  const isDeckAway = useDelayed(isThrough, LAST_FLIGHT_MS);
  if (!deck.data) return isAwaited(deck) ? <RoomSkeleton /> : <RoomMessage problem="unreachable" />;
  if (deck.data.length === 0) return <RoomMessage problem="empty" />;
  if (listView.on)
    return (
      <>
        {isThrough && <WaitingMessage room={room} />}
        <VotingList votes={votes} />
      </>
    );
  if (isThrough && isDeckAway)
    return <Waiting room={room} votes={votes} onReview={() => listView.set(true)} />;
  return <Deck votes={votes} />;
}

/** The value, and true only after it has been for so long; at once if it is from the start. */
function useDelayed(value: boolean, ms: number): boolean {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value ? ms : 0);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}
