import { Link } from 'react-router-dom';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { initialOf } from '../../../lib/initial-of.ts';
import { hasBackButton } from '../../../messenger/back-button.ts';
import { Icon } from '../../../ui/icons.tsx';
import styles from './room-header.module.css';

/** With more members, the last place counts the rest. */
const MAX_FACES = 4;

type RoomHeaderProps = { room: MovieNight; voted: number; onMenu: () => void };

/** The room's name, its members, and a thin line of each one's progress. */
export function RoomHeader({ room, voted, onMenu }: RoomHeaderProps) {
  const count = room.members.length;
  const faces = count > MAX_FACES ? MAX_FACES - 1 : count;
  const facts = [
    count === 1 ? texts.movieNight.onlyYou : texts.movieNight.memberCount(count),
    ...(room.state === 'open' && room.endsAt !== null ? [texts.movieNight.until(room.endsAt)] : []),
  ];
  return (
    <div className={styles['header']}>
      <div className={styles['first']}>
        {!hasBackButton() && (
          <Link to="/home" className={`press ${styles['back']}`} aria-label={texts.movieNight.leave}>
            <Icon name="back" />
          </Link>
        )}
        <div className={styles['names']}>
          <h1 dir="auto">{room.title}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        <button
          type="button"
          className={`press ${styles['faces']}`}
          aria-haspopup="dialog"
          aria-label={room.isHost ? texts.movieNight.membersAndCommands : texts.movieNight.members}
          onClick={onMenu}
        >
          {room.members.slice(0, faces).map(({ member, name }) => (
            <span key={member} className={styles['face']} aria-hidden="true">
              {initialOf(name)}
            </span>
          ))}
          {count > faces && <span className={styles['face']}>+{count - faces}</span>}
        </button>
      </div>
      {room.state === 'open' && <ProgressLine room={room} voted={voted} />}
    </div>
  );
}

/** A part for each member, filled as far as the member has voted. */
function ProgressLine({ room, voted }: { room: MovieNight; voted: number }) {
  return (
    <ul className={styles['line']} aria-label={texts.movieNight.progress}>
      {room.members.map(({ member, name, voted: known }) => {
        const isMe = member === room.me;
        const count = isMe ? voted : known;
        return (
          <li key={member} className={isMe ? styles['me'] : undefined}>
            <span className="visually-hidden">
              {isMe ? texts.movieNight.you : name}: {texts.movieNight.votedOf(count, room.titles)}
            </span>
            <span
              className={styles['fill']}
              style={{ transform: `scaleX(${room.titles ? Math.min(count / room.titles, 1) : 0})` }}
            />
          </li>
        );
      })}
    </ul>
  );
}
