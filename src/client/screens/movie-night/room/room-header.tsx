import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { hasBackButton } from '../../../messenger/back-button.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import styles from './room.module.css';

type RoomHeaderProps = { room: MovieNight; voted: number; onMenu: () => void };

/** The room's name, the way to its members, and a thin line of each one's progress. */
export function RoomHeader({ room, voted, onMenu }: RoomHeaderProps) {
  const count = room.members.length;
  const facts = [
    count === 1 ? texts.movieNight.onlyYou : texts.movieNight.memberCount(count),
    ...(room.state === 'open' && room.endsAt !== null ? [texts.movieNight.until(room.endsAt)] : []),
  ];
  return (
    <>
      <div className={styles['header']}>
        {!hasBackButton() && (
          <Link to="/home" className={`press ${styles['back']}`} aria-label={texts.movieNight.leave}>
            <Icon name="back" />
          </Link>
        )}
        <div className={styles['names']}>
          <h1 dir="auto">{room.title}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        <IconButton
          icon="people"
          label={room.isHost ? texts.movieNight.membersAndCommands : texts.movieNight.members}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      </div>
      {room.state === 'open' && <ProgressLine room={room} voted={voted} />}
      <OfflineNotice />
    </>
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

/** Says that votes wait on the phone without a network. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">{!isOnline && <p className={styles['notice']}>{texts.movieNight.offline}</p>}</div>
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
