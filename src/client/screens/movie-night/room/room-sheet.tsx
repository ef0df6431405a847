import { useState } from 'react';
import type { HostRequest, MovieNight } from '../../../calls/movie-nights.ts';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { BottomSheetItem } from '../../../ui/overlays/bottom-sheet-item.tsx';
import { MemberList } from './member-list.tsx';
import { useHostRequest } from './use-host-request.ts';
import { useInvite } from './use-invite.ts';

const MORE_MINUTES = 10;
const COUNTDOWNS = [
  { seconds: 30, label: 'Conto alla rovescia: 30 secondi' },
  { seconds: 120, label: 'Conto alla rovescia: 2 minuti' },
];

type RoomSheetProps = {
  room: MovieNight;
  voted: number;
  onSnapshot: (snapshot: MovieNight) => void;
  asList: { on: boolean; toggle: () => void };
  open: boolean;
  onClose: () => void;
};

/** Who is in the room and how far; the list in place of the cards; for the host, what only the host may do. */
export function RoomSheet({ room, voted, onSnapshot, asList, open, onClose }: RoomSheetProps) {
  const host = useHostRequest(room.id, onSnapshot);
  const invite = useInvite(room);
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
      {room.state === 'open' && invite && <BottomSheetItem icon="share" label="Invita" onPress={invite} />}
      {room.state === 'open' && (
        <BottomSheetItem
          icon="lists"
          label="Mostra come elenco"
          pressed={asList.on}
          onPress={asList.toggle}
        />
      )}
      {room.isHost && room.state === 'open' && (
        <>
          <BottomSheetItem
            icon="plus"
            label={`${MORE_MINUTES} minuti in più`}
            busy={host.busy}
            onPress={() => host.run({ kind: 'extend', minutes: MORE_MINUTES })}
          />
          <BottomSheetItem
            icon="check"
            label="Decidi ora"
            busy={host.busy}
            onPress={() => askThenClose({ kind: 'decide' })}
          />
          <CloseRoomItem busy={host.busy} onConfirm={() => askThenClose({ kind: 'close' })} />
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

/** Asks once more: it ends the evening for everybody. */
function CloseRoomItem({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <BottomSheetItem
      icon="close"
      label={asked ? 'Tocca ancora per chiudere per tutti' : 'Chiudi la serata'}
      busy={busy}
      onPress={asked ? onConfirm : () => setAsked(true)}
    />
  );
}
