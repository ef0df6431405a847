import { useRef, useState } from 'react';
import { type HostRequest, type MovieNight, sendHostRequest } from '../../../calls/movie-nights.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { texts } from '../../../languages/texts.ts';
import { initialOf } from '../../../lib/initial-of.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { BottomSheetItem } from '../../../ui/overlays/bottom-sheet-item.tsx';
import { rowOrHole } from '../../../ui/rows/rows.tsx';
import { inviteTo } from './invite-to.ts';
import styles from './room-sheet.module.css';

const MORE_MINUTES = 10;
const COUNTDOWNS = [
  { seconds: 30, label: texts.movieNight.countdown[30] },
  { seconds: 120, label: texts.movieNight.countdown[120] },
];

type RoomSheetProps = {
  room: MovieNight;
  voted: number;
  onSnapshot: (snapshot: MovieNight) => void;
  asList: { on: boolean; toggle: () => void };
  open: boolean;
  onClose: () => void;
};

/** The members and their progress; the list in place of the cards; for the host, the host's actions. */
export function RoomSheet({ room, voted, onSnapshot, asList, open, onClose }: RoomSheetProps) {
  const host = useHostRequest(room.id, onSnapshot);
  const invite = inviteTo(room);
  const [isCloseAsked, setCloseAsked] = useState(false);
  const hasVotes = voted > 0 || room.members.some((member) => member.voted > 0);
  const askThenClose = (request: HostRequest) => {
    host.run(request);
    onClose();
  };
  return (
    <BottomSheet title={room.title} open={open} onClose={onClose}>
      <MemberList
        room={room}
        voted={voted}
        onRemove={room.isHost ? (member) => host.run({ kind: 'remove', member }) : undefined}
      />
      {room.state === 'open' && (
        <>
          {invite && <BottomSheetItem icon="share" label={texts.movieNight.invite} onPress={invite} />}
          <BottomSheetItem
            icon="lists"
            label={texts.movieNight.asList}
            pressed={asList.on}
            onPress={asList.toggle}
          />
        </>
      )}
      {room.isHost && room.state === 'open' && (
        <>
          <BottomSheetItem
            icon="plus"
            label={texts.movieNight.moreMinutes(MORE_MINUTES)}
            busy={host.busy}
            onPress={() => host.run({ kind: 'extend', minutes: MORE_MINUTES })}
          />
          {hasVotes && (
            <BottomSheetItem
              icon="check"
              label={texts.movieNight.decide}
              busy={host.busy}
              onPress={() => askThenClose({ kind: 'decide' })}
            />
          )}
          <BottomSheetItem
            icon="close"
            label={isCloseAsked ? texts.movieNight.closeForAll : texts.movieNight.close}
            busy={host.busy}
            onPress={isCloseAsked ? () => askThenClose({ kind: 'close' }) : () => setCloseAsked(true)}
          />
        </>
      )}
      {room.isHost &&
        room.state === 'chosen' &&
        COUNTDOWNS.map(({ seconds, label }) => (
          <BottomSheetItem
            key={seconds}
            icon="play"
            label={label}
            busy={host.busy}
            onPress={() => askThenClose({ kind: 'countdown', seconds })}
          />
        ))}
    </BottomSheet>
  );
}

function useHostRequest(id: string, onSnapshot: (snapshot: MovieNight) => void) {
  return useChange<HostRequest, MovieNight>({
    key: ['movie-night-host', id],
    send: (request) => sendHostRequest(id, request),
    onSuccess: (snapshot) => {
      haptic.notify('success');
      onSnapshot(snapshot);
    },
    refused: texts.movieNight.failed,
  });
}

type MemberListProps = {
  room: MovieNight;
  /** This person's votes, perhaps more than the server has counted. */
  voted: number;
  onRemove: ((member: number) => void) | undefined;
};

/** The room's members, each with their progress but never their votes. */
function MemberList({ room, voted, onRemove }: MemberListProps) {
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
                {isHost && <small>{texts.movieNight.opened}</small>}
              </span>
              <small>
                {count >= room.titles ? texts.movieNight.done : texts.movieNight.votedOf(count, room.titles)}
              </small>
              {onRemove && !isMe && asked === member && (
                <button
                  type="button"
                  className={`press ${styles['confirm']}`}
                  onClick={() => onRemove(member)}
                  aria-label={texts.movieNight.confirmRemoving(name)}
                >
                  {texts.movieNight.remove}
                </button>
              )}
              {onRemove && !isMe && asked !== member && (
                <IconButton
                  icon="close"
                  label={texts.movieNight.removeMember(name)}
                  onClick={() => setAsked(member)}
                />
              )}
            </li>
          );
        }),
      )}
    </ul>
  );
}
