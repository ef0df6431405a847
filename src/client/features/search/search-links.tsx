import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../languages/texts.ts';
import { pathSegments } from '../../lib/navigation/path.ts';
import { usePremium } from '../../session/use-premium.ts';
import button from '../../ui/buttons/icon-button.module.css';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useSearchInChat } from '../playback/use-send-to-bot.ts';

const PATH = 'premium-search';

/** Link to /premium-search in the top bar: for premium users, on top-level routes but its own (behaviour 3.3). */
export function PremiumSearchLink() {
  const premium = usePremium();
  const [here, ...deeper] = pathSegments(useLocation().pathname);
  if (!premium || here === PATH || deeper.length > 0) return null;
  return (
    <Link to={`/${PATH}`} className={`press ${button['button']}`} aria-label={texts.filters.name}>
      <Icon name="spark" />
    </Link>
  );
}

/** The search icon in the top bar: has the bot ask in the chat for words to search. */
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
