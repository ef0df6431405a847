import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type MovieNight, movieNightTitlesQuery } from '../../../calls/movie-nights.ts';

/** The room's titles. Fetched again when somebody joins: the deck is fitted to those who are there. */
export function useDeck(room: MovieNight) {
  const queries = useQueryClient();
  const composition = [room.titles, ...room.members.map(({ member }) => member)].join();
  const known = useRef(composition);
  useEffect(() => {
    if (known.current === composition) return;
    known.current = composition;
    void queries.invalidateQueries({ queryKey: movieNightTitlesQuery(room.id).queryKey });
  }, [queries, room.id, composition]);
  return useQuery(movieNightTitlesQuery(room.id));
}
