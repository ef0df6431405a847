import { useRef, useState } from 'react';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { initialOf } from '../../../lib/initial-of.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { rowOrHole } from '../../../ui/rows/rows.tsx';
import styles from './member-list.module.css';

type MemberListProps = {
  room: MovieNight;
  /** This person's votes, perhaps more than the server has counted. */
  voted: number;
  onRemove?: ((member: number) => void) | undefined;
};

/** The room's members, each with their progress but never their votes. */
export function MemberList({ room, voted, onRemove }: MemberListProps) {
  const [asked, setAsked] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(room.members, ({ member }) => member, list);
  return (
    <ul ref={list} className={styles['members']} aria-label={texts.movieNight.members}>
      {slots.map((slot) =>
        rowOrHole(slot, ({ member, name, isHost, voted: known }) => {
          const isMe = member === room.me;
          const count = isMe ? voted : known;
          return (
            <li key={member} className={styles['member']}>
              <span className={styles['face']} aria-hidden="true">
                {initialOf(name)}
              </span>
              <span className={styles['name']} dir="auto">
                {name}
                {isMe && texts.movieNight.alsoYou}
                {isHost && <span className={styles['host']}>{texts.movieNight.opened}</span>}
              </span>
              <span className={styles['count']}>
                {count >= room.titles ? texts.movieNight.done : texts.movieNight.votedOf(count, room.titles)}
              </span>
              {onRemove && isMe && <span className={styles['noButton']} />}
              {onRemove &&
                !isMe &&
                (asked === member ? (
                  <button
                    type="button"
                    className={`press ${styles['confirm']}`}
                    onClick={() => onRemove(member)}
                    aria-label={texts.movieNight.confirmRemoving(name)}
                  >
                    {texts.movieNight.remove}
                  </button>
                ) : (
                  <IconButton
                    icon="close"
                    label={texts.movieNight.removeMember(name)}
                    onClick={() => setAsked(member)}
                  />
                ))}
            </li>
          );
        }),
      )}
    </ul>
  );
}
