import { Link, useLocation } from 'react-router-dom';
import { PremiumSearchLink } from '../features/search/premium-search-link.tsx';
import { SearchButton } from '../features/search/search-button.tsx';
import { segmentsOf } from '../lib/path.ts';
import { hasBackButton } from '../messenger/back-button.ts';
import { haptic } from '../messenger/haptic.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './top-bar.module.css';
import { useBack, useDeep } from './use-back.ts';
import { useBarAway } from './use-bar-away.ts';

/** Labels and places of the top navigation (spec section 1). */
const TABS = [
  ['/home', 'Home'],
  ['/films', 'Film'],
  ['/series', 'Serie'],
  ['/lists', 'Liste'],
  ['/generi', 'Generi'],
] as const;

const PLACES: Record<string, string> = { 'content-view': 'Scheda', list: 'Lista', genere: 'Genere' };

export function TopBar() {
  const away = useBarAway(100);
  const [here = 'home'] = segmentsOf(useLocation().pathname);
  return (
    <header className={`${styles['bar']} ${away ? styles['away'] : ''}`}>
      <div className={styles['first']}>
        <Brand />
        <div className={styles['actions']}>
          <PremiumSearchLink />
          <SearchButton />
        </div>
      </div>
      <nav className={styles['tabs']} aria-label="Sezioni">
        {TABS.map(([path, label]) => (
          <Link
            key={path}
            to={path}
            className={styles['tab'] ?? ''}
            onClick={haptic.selection}
            {...(path === `/${here}` && { 'aria-current': 'page' })}
          >
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}

/** The logo; on deeper pages the way back and the page's name. A messenger has a way back of its own. */
function Brand() {
  const deep = useDeep();
  const back = useBack();
  const { pathname } = useLocation();
  if (!deep) {
    return (
      <Link to="/home" className={styles['brand']} aria-label="Vetrina">
        <Logo />
        Vetrina
      </Link>
    );
  }
  return (
    <>
      {!hasBackButton() && (
        <IconButton className={styles['back']} icon="back" label="Indietro" onClick={back} />
      )}
      <span className={styles['place']}>{PLACES[segmentsOf(pathname)[0] ?? ''] ?? ''}</span>
    </>
  );
}

function Logo() {
  return (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 64 64">
      <rect width="64" height="64" fill="var(--button)" />
      <path d="M14 16h10l8 24 8-24h10L37 50H27z" fill="var(--button-text)" />
    </svg>
  );
}
