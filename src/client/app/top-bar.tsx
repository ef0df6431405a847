import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PremiumSearchLink } from '../features/search/premium-search-link.tsx';
import { SearchButton } from '../features/search/search-button.tsx';
import { appLogo, appName } from '../lib/brand.ts';
import { littleMotion } from '../lib/motion.ts';
import { segmentsOf } from '../lib/path.ts';
import { scrollToTop } from '../lib/scroll-to-top.ts';
import { hasBackButton } from '../messenger/back-button.ts';
import { deviceClass } from '../messenger/device-class.ts';
import { haptic } from '../messenger/haptic.ts';
import { useBarName } from '../ui/bar-name.tsx';
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

/** What a deeper page is, where its heading does not say so itself. */
const PLACES: Record<string, string> = { 'content-view': 'Scheda', list: 'Lista' };

/** Two lines; one on the deeper pages of a messenger that has a way back of its own. */
export function TopBar() {
  return <Bar slim={useDeep() && hasBackButton()} away={useBarAway(100)} />;
}

/** The bar in one line or two, there or out of the way. */
export function Bar({ slim, away = false }: { slim: boolean; away?: boolean }) {
  return (
    <header className={`${styles['bar']} ${slim ? styles['slim'] : ''} ${away ? styles['away'] : ''}`}>
      <div className={styles['first']}>
        {slim ? <NameOrTabs /> : <Brand />}
        <div className={styles['actions']}>
          <PremiumSearchLink />
          <SearchButton />
        </div>
      </div>
      {!slim && <Tabs />}
    </header>
  );
}

function Tabs() {
  const [here = 'home', ...deeper] = segmentsOf(useLocation().pathname);
  return (
    <nav className={styles['tabs']} aria-label="Sezioni">
      {TABS.map(([path, label]) => {
        const current = path === `/${here}`;
        return (
          <Link
            key={path}
            to={path}
            className={styles['tab'] ?? ''}
            onClick={(event) => {
              haptic.selection();
              if (current && deeper.length === 0) goToTop(event);
            }}
            {...(current && { 'aria-current': 'page' })}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

/** The page that one is on, asked for again: it stays as it is, and shows its top. */
function goToTop(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  scrollToTop(littleMotion(deviceClass()));
}

/** In one place: the sections, or the page's name while its heading is out of sight. */
function NameOrTabs() {
  const name = useBarName();
  return (
    <div className={`${styles['switch']} ${name ? styles['named'] : ''}`}>
      <Tabs />
      <span className={styles['place']}>{name}</span>
    </div>
  );
}

/** The logo; on deeper pages the way back and the page's name. A messenger has a way back of its own. */
function Brand() {
  const back = useBack();
  const name = useBarName();
  const { pathname } = useLocation();
  const [place = '', ...deeper] = segmentsOf(pathname);
  if (deeper.length === 0) {
    return (
      <Link
        to="/home"
        className={styles['brand']}
        aria-label={appName()}
        onClick={place === '' || place === 'home' ? goToTop : undefined}
      >
        <Logo />
        <span>{appName()}</span>
      </Link>
    );
  }
  return (
    <>
      <IconButton className={styles['back']} icon="back" label="Indietro" onClick={back} />
      <span className={styles['place']}>{name ?? PLACES[place]}</span>
    </>
  );
}

function Logo() {
  const logo = appLogo();
  return logo ? (
    <img src={logo} alt="" width="28" height="28" />
  ) : (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 64 64">
      <rect width="64" height="64" fill="var(--button)" />
      <path d="M14 16h10l8 24 8-24h10L37 50H27z" fill="var(--button-text)" />
    </svg>
  );
}
