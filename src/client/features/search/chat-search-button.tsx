import { texts } from '../../languages/texts.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useSearchInChat } from '../playback/use-send-to-bot.ts';

/** The search icon in the top bar: has the bot ask in the chat what to look for. */
export function ChatSearchButton() {
  const search = useSearchInChat();
  return (
    <IconButton
      icon="search"
      label={texts.search.name}
      aria-busy={search.busy}
      onClick={() => search.run()}
    />
  );
}
