import type { ContentId } from '../../../contract/content.ts';
import { requestPlay, requestSearch } from '../../calls/playback.ts';
import { useOneAtATime } from '../../calls/use-one-at-a-time.ts';
import { closeApp } from '../../messenger/app-window.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';
import { useNotice } from '../../ui/notice.tsx';

const SENT = { text: 'Fatto: continua nella chat del bot.' };

/**
 * A request to the bot: the app closes only after the answer, since nothing tells the page that somebody
 * closed it. A failure keeps it open, says so and can be tried again.
 */
function useHandover<Input>(request: (input: Input, userId: string) => Promise<void>, failed: string) {
  const { userId } = useUser();
  const notify = useNotice();
  const handover = useOneAtATime({
    send: (input: Input) => request(input, userId),
    onSuccess: () => {
      haptic.notify('success');
      if (!closeApp()) notify(SENT);
    },
    onError: (input) => {
      haptic.notify('error');
      notify({ text: failed, action: { label: 'Riprova', onPress: () => handover.run(input) } });
    },
  });
  return handover;
}

/** Plays a title: hands it to the bot and closes the app (spec section 4). */
export function usePlay() {
  return useHandover<ContentId>(requestPlay, 'La riproduzione non è partita.');
}

/** Search happens in the chat: asks the bot for it and closes the app (spec section 4). */
export function useSearch() {
  return useHandover<void>((_, userId) => requestSearch(userId), 'La ricerca non è partita.');
}
