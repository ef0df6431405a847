import { IconButton } from '../../ui/icon-button.tsx';
import { useSearch } from '../playback/use-handover.ts';

/** The magnifier, for everybody: the bot asks in the chat what to look for. */
export function SearchButton() {
  const search = useSearch();
  return <IconButton icon="search" label="Cerca" aria-busy={search.busy} onClick={() => search.run()} />;
}
