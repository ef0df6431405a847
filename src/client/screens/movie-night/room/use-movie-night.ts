import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type MovieNight, movieNightQuery } from '../../../calls/movie-nights.ts';
import { followMovieNight } from './follow-movie-night.ts';

/**
 * Joins a movie night and follows it. `goneStatus` is the HTTP status by which the room was lost after joining.
 */
export function useMovieNight(id: string) {
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
