import { type HostRequest, type MovieNight, sendHostRequest } from '../../../calls/movie-nights.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { texts } from '../../../languages/texts.ts';
import { haptic } from '../../../messenger/haptic.ts';

export function useHostRequest(id: string, onSnapshot: (snapshot: MovieNight) => void) {
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
