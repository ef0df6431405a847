import { useState } from 'react';
import type { HostRequest, MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import type { IconName } from '../../../ui/icons.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { BottomSheetItem } from '../../../ui/overlays/bottom-sheet-item.tsx';
import { MemberList } from './member-list.tsx';
import { useHostRequest } from './use-host-request.ts';
import { useInvite } from './use-invite.ts';

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
  const invite = useInvite(room);
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
      {room.state === 'open' && invite && (
        <BottomSheetItem icon="share" label={texts.movieNight.invite} onPress={invite} />
      )}
      {room.state === 'open' && (
        <BottomSheetItem
          icon="lists"
          label={texts.movieNight.asList}
          pressed={asList.on}
          onPress={asList.toggle}
        />
      )}
      {room.isHost && room.state === 'open' && (
        <>
          <BottomSheetItem
            icon="plus"
            label={texts.movieNight.moreMinutes(MORE_MINUTES)}
            busy={host.busy}
            onPress={() => host.run({ kind: 'extend', minutes: MORE_MINUTES })}
          />
          <ConfirmedItem
            icon="check"
            label={texts.movieNight.decide}
            question={hasVotes ? undefined : texts.movieNight.decideWithoutVotes}
            busy={host.busy}
            onPress={() => askThenClose({ kind: 'decide' })}
          />
          <ConfirmedItem
            icon="close"
            label={texts.movieNight.close}
            question={texts.movieNight.closeForAll}
            busy={host.busy}
            onPress={() => askThenClose({ kind: 'close' })}
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

type ConfirmedItemProps = {
  icon: IconName;
  label: string;
  /** The question after the first press; undefined if one press is enough. */
  question: string | undefined;
  busy: boolean;
  onPress: () => void;
};

/** An action that changes the evening for everybody: it asks for confirmation. */
function ConfirmedItem({ icon, label, question, busy, onPress }: ConfirmedItemProps) {
  const [isAsked, setAsked] = useState(false);
  const asks = question !== undefined && !isAsked;
  return (
    <BottomSheetItem
      icon={icon}
      label={isAsked ? (question ?? label) : label}
      busy={busy}
      onPress={asks ? () => setAsked(true) : onPress}
    />
  );
}
