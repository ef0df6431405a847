import { Link, Navigate, useParams } from 'react-router-dom';
import { useClosingQuestion } from '../../features/drafts/use-draft.ts';
import { texts } from '../../languages/texts.ts';
import { OWN_PAGE_PATH } from '../../lib/navigation/path.ts';
import { BarHeading } from '../../ui/headings/bar-heading.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkRows } from '../../ui/rows/link-rows.tsx';
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

/** /tu and /tu/:section (behaviour 22): a person's data and the bot's services for them. */
export function OwnPageScreen() {
  useClosingQuestion();
  return useParams()['section'] ? <SectionScreen /> : <Overview />;
}

function Overview() {
  useDocumentTitle(texts.ownPage.name);
  return (
    <>
      <BarHeading>{texts.ownPage.name}</BarHeading>
      <OwnSearch>
        {PREVIEWED.map((section) => (
          <Preview key={section.path} section={section} />
        ))}
        <div className={styles['groups']}>
          {LINES.map((group) => (
            <LinkRows key={group[0]?.path} under={OWN_PAGE_PATH} rows={group} />
          ))}
        </div>
      </OwnSearch>
    </>
  );
}

function Preview({ section: { path, heading, Preview: Rows } }: { section: Section }) {
  return (
    <section className={styles['preview']} aria-labelledby={path}>
      <div className={styles['heading']}>
        <h2 id={path}>{heading}</h2>
        <Link to={`${OWN_PAGE_PATH}/${path}`} className={`press ${styles['all']}`} aria-description={heading}>
          {texts.lists.showAll}
          <Icon name="chevron" size={18} />
        </Link>
      </div>
      {Rows && <Rows />}
    </section>
  );
}

/** /tu/:section (behaviour 22): the whole of a section; an unknown one is the page itself. */
function SectionScreen() {
  const { section: wanted } = useParams();
  const section = SECTIONS.find(({ path }) => path === wanted);
  useDocumentTitle(section?.heading);
  if (!section) return <Navigate to={OWN_PAGE_PATH} replace />;
  const { heading, Screen } = section;
  return (
    <>
      <BarHeading>{heading}</BarHeading>
      <Screen />
    </>
  );
}
