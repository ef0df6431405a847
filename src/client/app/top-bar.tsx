import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ChatSearchButton, PremiumSearchLink } from '../features/search/search-links.tsx';
import { texts } from '../languages/texts.ts';
import { useBrowserFact } from '../lib/react/use-browser-fact.ts';
import { shouldReduceMotion } from '../lib/motion/reduced-motion.ts';
import { isBesideTabs, isHomePath, pathSegments } from '../lib/navigation/path.ts';
import { appLogoUrl, appName } from '../lib/page-meta/brand.ts';
import { scrollToTop } from '../lib/scroll/scroll-to-top.ts';
import { hasBackButton } from '../messenger/back-button.ts';
import { haptic } from '../messenger/haptic.ts';
import { performanceClass } from '../messenger/performance-class.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { useTopBarHeading } from '../ui/headings/top-bar-heading.tsx';
import { hasJustGoneBack, useGoBack, useIsNestedRoute } from './navigation/use-back-navigation.ts';
import { OwnPageLink } from './own-page-link.tsx';
import styles from './top-bar.module.css';

/** Paths and labels of the top navigation (behaviour 3.1). */
const sections = () =>
  [
    ['/home', texts.sections.home],
    ['/films', texts.sections.films],
    ['/series', texts.sections.series],
    ['/lists', texts.sections.lists],
    ['/generi', texts.sections.genres],
  ] as const;

/** The bar's title on a nested route while the page's own heading is in view. */
const pageHeadings = (): Record<string, string> => ({
  'content-view': texts.title.name,
  list: texts.lists.list,
  genere: texts.filters.genre,
});

/** Two lines; one on nested routes where the messenger has its own back button, and beside the tabs. */
export function TopBar() {
  const isNested = useIsNestedRoute();
  // Our server's pages open in a messenger.
  const hasArrow = !useBrowserFact(hasBackButton, () => true);
  const away = useHideOnScroll(100);
  if (isBesideTabs(useLocation().pathname)) return <NameBar hasArrow={hasArrow} />;
  return <TwoLines slim={isNested && !hasArrow} away={away} />;
}

/** The screen's name, after the app's back button where the messenger has none; a rail of sections takes its place. */
function NameBar({ hasArrow }: { hasArrow: boolean }) {
  const back = useGoBack();
  return (
    <header className={`${styles['bar']} ${styles['slim']} ${styles['railed']}`}>
      <div className={styles['first']}>
        {hasArrow && (
          <IconButton className={styles['back']} icon="back" label={texts.common.back} onClick={back} />
        )}
        <span className={styles['place']} aria-hidden="true">
          {useTopBarHeading()}
        </span>
      </div>
    </header>
  );
}

/** The bar in one line (`slim`) or two, shown or slid out of view (`away`). */
function TwoLines({ slim, away }: { slim: boolean; away: boolean }) {
  return (
    <header className={`${styles['bar']} ${slim ? styles['slim'] : ''} ${away ? styles['away'] : ''}`}>
      <div className={styles['first']}>
        {slim ? <HeadingOrTabs /> : <Brand />}
        <div className={styles['actions']}>
          <PremiumSearchLink />
          <ChatSearchButton />
        </div>
        <OwnPageLink />
      </div>
      {!slim && <Tabs />}
    </header>
  );
}

function Tabs() {
  const [here = 'home', ...deeper] = pathSegments(useLocation().pathname);
  const tabs = useRef<HTMLElement>(null);
  const atStart = useRef(true);
  // If large text leaves them too little room, they scroll.
  useEffect(() => {
    const { current: nav } = tabs;
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    if (!nav || !tab || (atStart.current && here === 'home')) return;
    atStart.current = false;
    nav.scrollLeft = tab.offsetLeft - nav.offsetLeft + (tab.offsetWidth - nav.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={tabs} className={styles['tabs']} aria-label={texts.sections.name}>
      {sections().map(([path, label]) => {
        const current = path === `/${here}`;
        return (
          <Link
            key={path}
            to={path}
            className={styles['tab'] ?? ''}
            onClick={(event) => {
              haptic.selection();
              if (current && deeper.length === 0) scrollToTopOfCurrentTab(event);
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

/** A press on the current tab scrolls to the top instead of navigating. */
function scrollToTopOfCurrentTab(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  scrollToTop(shouldReduceMotion(performanceClass()));
}

/** The tabs, or the screen's heading while that is scrolled out of view. */
function HeadingOrTabs() {
  const name = useTopBarHeading();
  return (
    <div className={`${styles['switch']} ${name ? styles['named'] : ''}`}>
      <Tabs />
      <span className={styles['place']}>{name}</span>
    </div>
  );
}

/** The logo; on nested routes a back button and the screen's heading. */
function Brand() {
  const back = useGoBack();
  const name = useTopBarHeading();
  const { pathname } = useLocation();
  const [section = '', ...deeper] = pathSegments(pathname);
  if (deeper.length === 0) {
    return (
      <Link
        to="/home"
        className={styles['brand']}
        aria-label={appName()}
        onClick={(event) => {
          if (hasJustGoneBack()) event.preventDefault();
          else if (isHomePath(pathname)) scrollToTopOfCurrentTab(event);
        }}
      >
        <Logo />
        <span>{appName()}</span>
      </Link>
    );
  }
  return (
    <>
      <IconButton className={styles['back']} icon="back" label={texts.common.back} onClick={back} />
      <span className={styles['place']}>{name ?? pageHeadings()[section]}</span>
    </>
  );
}

function Logo() {
  const logo = appLogoUrl();
  return logo ? (
    <img src={logo} alt="" width="28" height="28" />
  ) : (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 64 64">
      <rect width="64" height="64" fill="var(--tgui--button_color)" />
      <path d="M14 16h10l8 24 8-24h10L37 50H27z" fill="var(--tgui--button_text_color)" />
    </svg>
  );
}

/** Shorter scrolls are ignored. */
const THRESHOLD_PX = 8;

/** Returns true (hide the bar) while scrolling down, false while scrolling up and near the top. */
function useHideOnScroll(barHeight: number): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < THRESHOLD_PX) return;
      setHidden(now > last && now > barHeight);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [barHeight]);
  return hidden;
}
