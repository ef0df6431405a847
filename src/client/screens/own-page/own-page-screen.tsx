import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { MIN_SEARCH_LENGTH } from '../../../contract/own/search.ts';
import { useClosingQuestion } from '../../features/drafts/use-draft.ts';
import { texts } from '../../languages/texts.ts';
import { OWN_PAGE_PATH, SEARCHED_WORDS } from '../../lib/navigation/path.ts';
import { SectionsFrame } from '../../ui/frame/sections-frame.tsx';
import { BarHeading } from '../../ui/headings/bar-heading.tsx';
import { ShowAllLink } from '../../ui/headings/show-all-link.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './own-page-screen.module.css';
import { OwnSearch } from './search/own-search.tsx';
import type { Section } from './section.ts';
import { arrivalsSection } from './sections/arrivals-section.tsx';
import { dataSection } from './sections/data-section.tsx';
import { importsSection } from './sections/imports/imports-section.tsx';
import { listsSection } from './sections/lists/lists-section.tsx';
import { movieNightsSection } from './sections/movie-nights/movie-nights-section.tsx';
import { noticesSection } from './sections/notices-section.tsx';
import { preferencesSection } from './sections/preferences-section.tsx';
import { premiumSection } from './sections/premium/premium-section.tsx';
import { recommendationsSection } from './sections/recommendations-section.tsx';
import { requestsSection } from './sections/requests/requests-section.tsx';
import { toContinueSection } from './sections/to-continue-section.tsx';
import { watchedSection } from './sections/watched-section.tsx';

/** The sections of one's own page from top to bottom: first those with a preview, then groups of lines. */
const PREVIEWED: readonly Section[] = [toContinueSection, recommendationsSection];
const LINES: readonly (readonly Section[])[] = [
  [listsSection, requestsSection, arrivalsSection, watchedSection, importsSection, movieNightsSection],
  [premiumSection, noticesSection, preferencesSection, dataSection],
];

const SECTIONS: readonly Section[] = [...PREVIEWED, ...LINES.flat()];

const START = { path: OWN_PAGE_PATH, heading: texts.sections.ownPage, icon: 'person' } as const;

/** /tu and /tu/:section (behaviour 22): a person's data and the bot's services for them; an unknown section is /tu. */
export function OwnPageScreen() {
  useClosingQuestion();
  const { section: wanted } = useParams();
  const [query] = useSearchParams();
  const section = SECTIONS.find(({ path }) => path === wanted);
  const { heading, Screen } = section ?? { heading: START.heading, Screen: Overview };
  useDocumentTitle(heading);
  if (wanted && !section) return <Navigate to={OWN_PAGE_PATH} replace />;
  const isSearching = (query.get(SEARCHED_WORDS) ?? '').trim().length >= MIN_SEARCH_LENGTH;
  return (
    <SectionsFrame
      label={texts.ownPage.sections}
      start={START}
      groups={LINES}
      current={wanted}
      hasListBelow={!section && !isSearching}
    >
      <BarHeading>{heading}</BarHeading>
      <Screen />
    </SectionsFrame>
  );
}

function Overview() {
  return (
    <OwnSearch>
      {PREVIEWED.map((section) => (
        <Preview key={section.path} section={section} />
      ))}
    </OwnSearch>
  );
}

function Preview({ section: { path, heading, Preview: Rows } }: { section: Section }) {
  return (
    <section className={styles['preview']} aria-labelledby={path}>
      <div className={styles['heading']}>
        <h2 id={path}>{heading}</h2>
        <ShowAllLink to={`${OWN_PAGE_PATH}/${path}`} heading={heading} />
      </div>
      {Rows && <Rows />}
    </section>
  );
}
