import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { type MovieNight, movieNightQuery } from '../../calls/movie-nights.ts';
import { isAwaited } from '../../calls/retries.ts';
import { texts } from '../../languages/texts.ts';
import { lockVerticalSwipes } from '../../messenger/vertical-swipes.ts';
import { LoadingMessage } from '../../ui/messages/loading-message.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './movie-night-screen.module.css';
import { followMovieNight } from './room/follow-movie-night.ts';
import { Room } from './room/room.tsx';
import { problemOfStatus, RoomMessage } from './room/room-message.tsx';

/** /serata/:id (behaviour 4.15): a room in which a few people choose a title together. */
export function MovieNightScreen() {
  const { id = '' } = useParams();
  // A swipe is a vote here: it must not close the app.
  useEffect(() => lockVerticalSwipes(), []);
  return (
    <section key={id} className={styles['room']} aria-label={texts.movieNight.name}>
      <MovieNight id={id} />
    </section>
  );
}

function MovieNight({ id }: { id: string }) {
  const { query, goneStatus, apply } = useMovieNight(id);
  const { data: room } = query;
  useDocumentTitle(room?.title ?? texts.movieNight.name);
  const refusal = problemOfStatus(httpStatusOf(query.error));
  const problem = problemOfStatus(goneStatus) ?? (refusal === 'over' ? 'full' : refusal);
  // A chosen title stays on the screen, even after the room is gone.
  if (problem && !room?.chosen) return <RoomMessage problem={problem} />;
  if (room?.state === 'closed' && !room.chosen) return <RoomMessage problem="over" />;
  if (room?.state === 'chosen' && !room.chosen) return <RoomMessage problem="gone" />;
  if (room) return <Room room={room} onSnapshot={apply} />;
  return isAwaited(query) ? <LoadingMessage /> : <RoomMessage problem="unreachable" />;
}

/**
 * Joins a movie night and follows it. `goneStatus` is the HTTP status by which the room was lost after joining.
 */
function useMovieNight(id: string) {
  const queries = useQueryClient();
  const query = useQuery(movieNightQuery(id));
  const [goneStatus, setGoneStatus] = useState<number>();
  const { data } = query;
  const isFollowed = data !== undefined && data.state !== 'closed';

  const apply = useCallback(
    (snapshot: MovieNight) => {
      queries.setQueryData(movieNightQuery(id).queryKey, (known) =>
        known && known.version > snapshot.version ? known : snapshot,
      );
    },
    [queries, id],
  );

  useEffect(() => {
    if (!isFollowed) return;
    const controller = new AbortController();
    void followMovieNight({
      id,
      version: () => queries.getQueryData(movieNightQuery(id).queryKey)?.version ?? 0,
      onSnapshot: apply,
      onGone: setGoneStatus,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [id, isFollowed, queries, apply]);

  return { query, goneStatus, apply };
}
