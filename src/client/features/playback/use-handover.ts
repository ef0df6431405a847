import type { MutationKey } from '@tanstack/react-query';
import type { ContentId } from '../../../contract/content.ts';
import { requestPlay, requestSearch } from '../../calls/playback.ts';
import { useOneAtATime } from '../../calls/use-one-at-a-time.ts';
import { closeApp } from '../../messenger/app-window.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';
import { useNotice } from '../../ui/notice.tsx';
import { orGiveUp } from './or-give-up.ts';

const SENT = { text: 'Fatto: continua nella chat del bot.' };
const SLOW = 'Ci vuole più del previsto.';

type Request = (userId: string, signal: AbortSignal) => Promise<void>;

/**
 * A request to the bot: the app closes only after the answer, since nothing tells the page that somebody
 * closed it. A failure keeps it open, says so and can be tried again; a line that is half dead can be given up.
 */
function useHandover(mutationKey: MutationKey, request: Request, failed: string) {
  const { userId } = useUser();
  const notify = useNotice();
  const handover = useOneAtATime<void, boolean>({
    mutationKey,
    mutationFn: () =>
      orGiveUp(
        (signal) => request(userId, signal),
        (giveUp) => notify({ text: SLOW, stays: true, action: { label: 'Annulla', onPress: giveUp } }),
      ),
    onSuccess: (done) => {
      if (!done) return;
      haptic.notify('success');
      if (!closeApp()) notify(SENT);
    },
    onError: () => {
      haptic.notify('error');
      notify({ text: failed, action: { label: 'Riprova', onPress: () => handover.run() } });
    },
  });
  return handover;
}

/** Plays a title: hands it to the bot and closes the app (spec section 4). */
export function usePlay(contentId: ContentId) {
  const failed = 'La riproduzione non è partita.';
  return useHandover(
    ['play', String(contentId)],
    (userId, signal) => requestPlay(contentId, userId, signal),
    failed,
  );
}

/** Search happens in the chat: asks the bot for it and closes the app (spec section 4). */
export function useSearch() {
  return useHandover(['search'], requestSearch, 'La ricerca non è partita.');
}
