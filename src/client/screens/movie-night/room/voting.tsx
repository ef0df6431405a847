import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeckTitle, MovieNight } from '../../../calls/movie-nights.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Cover } from '../../../ui/images/cover.tsx';
import { Deck } from '../deck/deck.tsx';
import { VotingList } from '../deck/voting-list.tsx';
import { focusIfLost } from '../focus-if-lost.ts';
import type { Votes } from '../votes/use-votes.ts';
import { MemberList } from './member-list.tsx';
import { RoomMessage } from './room-message.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';
import styles from './waiting.module.css';

/** The last card flies out before the next page comes. */
const LAST_FLIGHT_MS = 380;

type VotingProps = {
  room: MovieNight;
  deck: UseQueryResult<DeckTitle[]> & { errorUpdateCount: number };
  votes: Votes;
  listView: { on: boolean; set: (on: boolean) => void };
};

/** The deck as cards or as a list; after its end, the others' progress. */
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

/** The value, with true delayed by `ms`; at once if it is true from the start. */
function useDelayed(value: boolean, ms: number): boolean {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value ? ms : 0);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}

type WaitingProps = { room: MovieNight; votes: Votes; onReview: () => void };

/** The end of the deck: the others' progress, and this person's yes votes. */
function Waiting({ room, votes, onReview }: WaitingProps) {
  const liked = votes.titles.filter(({ vote }) => vote === 'yes').map(({ title }) => title);
  return (
    <div className={styles['waiting']}>
      <WaitingMessage room={room} />
      <MemberList room={room} voted={room.titles} />
      {liked.length > 0 && (
        <>
          <h2>{texts.movieNight.yourYes}</h2>
          <ul className={styles['covers']}>
            {liked.map((title) => (
              <li key={title.id}>
                <Cover src={title.copertina} name={title.titolo} art={title} preview={title.anteprima} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles['actions']}>
        {votes.undo && (
          <button type="button" className={`press ${chip['chip']}`} onClick={votes.undo}>
            {texts.movieNight.undoLast}
          </button>
        )}
        <button type="button" className={`press ${chip['chip']}`} onClick={onReview}>
          {texts.movieNight.review}
        </button>
      </div>
    </div>
  );
}

/** 'Hai finito', and until when the others have time. */
function WaitingMessage({ room }: { room: MovieNight }) {
  return (
    <div className={styles['message']} role="status">
      <h2 className={styles['heading']} tabIndex={-1} ref={focusIfLost}>
        {texts.movieNight.through}
      </h2>
      <p>{texts.movieNight.shownHere(room.endsAt)}</p>
    </div>
  );
}
