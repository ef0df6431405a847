import { type HostRequest, type MovieNight, sendHostRequest } from '../../../calls/movie-nights.ts';
import { useSingleFlightMutation } from '../../../calls/use-single-flight-mutation.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Sends what the host asks; the room shows the answer at once. */
export function useHostRequest(id: string, onSnapshot: (snapshot: MovieNight) => void) {
  const notify = useToast();
  return useSingleFlightMutation<HostRequest, MovieNight>({
    mutationKey: ['movie-night-host', id],
    mutationFn: (request) => sendHostRequest(id, request),
    onSuccess: (snapshot) => {
      haptic.notify('success');
      onSnapshot(snapshot);
    },
    onError: () => {
      haptic.notify('error');
      notify({ text: 'Non ha funzionato. Riprova.' });
    },
  });
}
