import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { Cover } from '../../../ui/images/cover.tsx';
import { focusIfLost } from '../focus-if-lost.ts';
import type { Votes } from '../votes/use-votes.ts';
import { MemberList } from './member-list.tsx';
import styles from './waiting.module.css';

type WaitingProps = { room: MovieNight; votes: Votes; onReview: () => void };

/** The deck is through: how far the others are, and what one has said yes to. */
export function Waiting({ room, votes, onReview }: WaitingProps) {
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
                <Cover src={title.copertina} name={title.titolo} preview={title.anteprima} />
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
export function WaitingMessage({ room }: { room: MovieNight }) {
  return (
    <div className={styles['message']} role="status">
      <h2 className={styles['heading']} tabIndex={-1} ref={focusIfLost}>
        {texts.movieNight.through}
      </h2>
      <p>{texts.movieNight.shownHere(room.endsAt)}</p>
    </div>
  );
}
