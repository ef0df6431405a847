import { Link, useLocation } from 'react-router-dom';
import { segmentsOf } from '../../lib/path.ts';
import { usePremium } from '../../session/premium.ts';
import button from '../../ui/icon-button.module.css';
import { Icon } from '../../ui/icons.tsx';

const PLACE = 'premium-search';

/** The shortcut to the filters: premium people, top-level pages, and not where it leads (spec section 2). */
export function PremiumSearchLink() {
  const premium = usePremium();
  const [here, ...deeper] = segmentsOf(useLocation().pathname);
  if (!premium || here === PLACE || deeper.length > 0) return null;
  return (
    <Link to={`/${PLACE}`} className={`press ${button['button']}`} aria-label="Ricerca premium">
      <Icon name="spark" />
    </Link>
  );
}
