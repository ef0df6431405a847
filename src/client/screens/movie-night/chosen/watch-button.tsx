import { useState } from 'react';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { openBotChat } from '../../../messenger/links.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useDeliver } from './use-deliver.ts';
import { useDeliverAhead } from './use-deliver-ahead.ts';

type WatchButtonProps = { room: MovieNight; className: string };

/** 'Guarda'; once the title has been delivered during a countdown, the way to the chat where it waits. */
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
      {isInChat ? 'Apri la chat' : 'Guarda'}
    </PrimaryButton>
  );
}

function isCountingDown({ playAt, clockOffset }: MovieNight): boolean {
  return playAt !== null && playAt - clockOffset > Date.now();
}
