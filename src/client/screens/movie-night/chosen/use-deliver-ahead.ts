import type { BotRequestResult } from '../../../calls/bot-requests.ts';
import { requestMovieNightDelivery } from '../../../calls/movie-nights.ts';
import { useSingleFlightMutation } from '../../../calls/use-single-flight-mutation.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { ensureWriteAccess } from '../../../messenger/write-access.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

const DELIVERED_TEXT = 'È nella chat del bot: al via premi play.';
const NO_WRITE_ACCESS_TEXT = 'Il bot non può ancora scriverti: avvialo nella sua chat.';

/** 'Guarda' while a countdown runs: the bot delivers the title, and the app stays open until all press play. */
export function useDeliverAhead(roomId: string, onDelivered: () => void) {
  const notify = useToast();
  return useSingleFlightMutation<void, BotRequestResult>({
    mutationKey: ['movie-night-watch', roomId],
    mutationFn: () => requestMovieNightDelivery(roomId),
    onSuccess: async (result) => {
      haptic.notify('success');
      onDelivered();
      notify({ text: (await ensureWriteAccess(result)) ? DELIVERED_TEXT : NO_WRITE_ACCESS_TEXT });
    },
    onError: () => {
      haptic.notify('error');
      notify({ text: 'Il bot non ha potuto mandartelo.' });
    },
  });
}
