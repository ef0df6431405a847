import { usePageState } from './page-state-context.tsx';

/** Opens the bot's Main Mini App; the bot's chat while it has none. */
export function useOpenMainApp(): () => void {
  const { state, person, openApp, chooseChat } = usePageState();
  return () => {
    const url = state.bot.mainAppUrl;
    if (url) void openApp({ person: person.id, url, from: 'mainApp' });
    else chooseChat(person.id);
  };
}
