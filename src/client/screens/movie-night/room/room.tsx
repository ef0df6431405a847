import { Suspense, useEffect, useRef, useState } from 'react';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { SheetErrorBoundary } from '../../../ui/overlays/sheet-error-boundary.tsx';
import { ChosenTitle } from '../chosen/chosen-title.tsx';
import { useVotes } from '../votes/use-votes.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RoomHeader } from './room-header.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useDeck } from './use-deck.ts';
import { useListView } from './use-list-view.ts';
import { Voting } from './voting.tsx';

const RoomSheet = lazyComponent(async () => (await import('./room-sheet.tsx')).RoomSheet);

type RoomProps = { room: MovieNight; onSnapshot: (snapshot: MovieNight) => void };

/** A room that has been joined: voting, then what has been chosen. */
export function Room({ room, onSnapshot }: RoomProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const listView = useListView();
  const deck = useDeck(room);
  const votes = useVotes(room.id, deck.data);
  const voted = votes.titles.filter(({ vote }) => vote !== null).length;
  const announcement = useAnnouncements(room);
  const isNews = useWasOpen(room);
  return (
    <>
      <RoomHeader room={room} voted={voted} onMenu={() => setSheet('open')} />
      <OfflineBanner />
      {room.chosen ? (
        <ChosenTitle room={room} chosen={room.chosen} isNews={isNews} />
      ) : (
        <Voting room={room} deck={deck} votes={votes} listView={listView} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {sheet !== 'unused' && (
        <SheetErrorBoundary onError={() => setSheet('unused')}>
          <Suspense>
            <RoomSheet
              room={room}
              voted={voted}
              onSnapshot={onSnapshot}
              asList={{ on: listView.on, toggle: () => listView.set(!listView.on) }}
              open={sheet === 'open'}
              onClose={() => setSheet('closed')}
            />
          </Suspense>
        </SheetErrorBoundary>
      )}
    </>
  );
}

/** Whether the room was still open when this page came to it. */
function useWasOpen({ chosen }: MovieNight): boolean {
  const wasOpen = useRef(chosen === null);
  useEffect(() => {
    if (chosen === null) wasOpen.current = true;
  }, [chosen]);
  return wasOpen.current;
}
