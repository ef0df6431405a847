import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../languages/texts.ts';
import { pathSegments } from '../../lib/navigation/path.ts';
import { usePremium } from '../../session/use-premium.ts';
import button from '../../ui/buttons/icon-button.module.css';
import { Icon } from '../../ui/icons.tsx';

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
