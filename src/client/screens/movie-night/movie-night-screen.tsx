import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { isAwaited } from '../../calls/retries.ts';
import { lockVerticalSwipes } from '../../messenger/vertical-swipes.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './movie-night-screen.module.css';
import { OfflineBanner } from './room/offline-banner.tsx';
import { Room } from './room/room.tsx';
import { problemOfStatus, RoomMessage } from './room/room-message.tsx';
import { RoomSkeleton } from './room/room-skeleton.tsx';
import { useMovieNight } from './room/use-movie-night.ts';

/** /serata/:id (behaviour 4.15): a room in which a few people choose a title together. */
export function MovieNightScreen() {
  const { id = '' } = useParams();
  // A swipe is a vote here: it must not close the app.
  useEffect(() => lockVerticalSwipes(), []);
  return (
    <section key={id} className={styles['room']} aria-label="Serata">
      <MovieNight id={id} />
    </section>
  );
}

function MovieNight({ id }: { id: string }) {
  const { query, goneStatus, apply } = useMovieNight(id);
  const { data: room } = query;
  useDocumentTitle(room?.title ?? 'Serata');
  const refusal = problemOfStatus(httpStatusOf(query.error));
  const problem = problemOfStatus(goneStatus) ?? (refusal === 'over' ? 'full' : refusal);
  // What has been chosen stays on the screen, also after the room is gone.
  if (problem && !room?.chosen) return <RoomMessage problem={problem} />;
  if (room?.state === 'closed' && !room.chosen) return <RoomMessage problem="over" />;
  if (room?.state === 'chosen' && !room.chosen) return <RoomMessage problem="gone" />;
  if (room) return <Room room={room} onSnapshot={apply} />;
  if (!isAwaited(query)) return <RoomMessage problem="unreachable" />;
  return (
    <>
      <OfflineBanner />
      <RoomSkeleton />
    </>
  );
}
