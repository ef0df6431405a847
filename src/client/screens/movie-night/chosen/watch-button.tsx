import { useState } from 'react';
import { type MovieNight, requestMovieNightDelivery } from '../../../calls/movie-nights.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { openBotChat } from '../../../messenger/links.ts';
import { ensureWriteAccess } from '../../../messenger/write-access.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';

type WatchButtonProps = { room: MovieNight; className: string };

/** 'Guarda'; once the title has been delivered during a countdown, the way to its message in the chat. */
export function WatchButton({ room, className }: WatchButtonProps) {
  const [isDelivered, setDelivered] = useState(false);
  const deliver = useDeliver(room.id);
  const ahead = useDeliverAhead(room.id, () => setDelivered(true));
  const bot = botUsername();
  const watch = () => (isCountingDown(room) ? ahead.run() : deliver.run());
  const isInChat = isDelivered && bot !== undefined;
  return (
    <PrimaryButton
      icon={!isInChat && <Icon name="play" size={22} />}
      busy={deliver.busy}
      className={className}
      onPress={isInChat ? () => openBotChat(bot) : watch}
    >
      {isInChat ? texts.playback.openChat : texts.movieNight.watch}
    </PrimaryButton>
  );
}

function isCountingDown({ playAt, clockOffset }: MovieNight): boolean {
  return playAt !== null && playAt - clockOffset > Date.now();
}

/** 'Guarda': the bot delivers the chosen title to this person, and the app closes. */
function useDeliver(roomId: string) {
  return useSendToBot(
    ['movie-night-watch', roomId],
    (_userId, signal) => requestMovieNightDelivery(roomId, signal),
    texts.movieNight.notDelivered,
  );
}

/** 'Guarda' while a countdown runs: the bot delivers the title, and the app stays open until all press play. */
function useDeliverAhead(roomId: string, onDelivered: () => void) {
  return useChange<void, boolean>({
    key: ['movie-night-watch', roomId],
    send: async () => {
      const mayWrite = await ensureWriteAccess();
      if (mayWrite) await requestMovieNightDelivery(roomId);
      return mayWrite;
    },
    onSuccess: (isSent) => {
      if (!isSent) return showToast({ text: texts.playback.noWriteAccess });
      haptic.notify('success');
      onDelivered();
      showToast({ text: texts.movieNight.delivered });
    },
    refused: texts.movieNight.notDelivered,
  });
}
