import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/desk/desk.ts';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { useClosingQuestion } from '../../features/drafts/use-draft.ts';
import { texts } from '../../languages/texts.ts';
import { SectionsFrame } from '../../ui/frame/sections-frame.tsx';
import { BarHeading } from '../../ui/headings/bar-heading.tsx';
import { SectionBody } from '../../ui/messages/section-body.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { announcementsSection } from './announcements/announcements-section.tsx';
import { changesSection } from './changes/changes-section.tsx';
import { deskQuery } from './desk-query.ts';
import { figuresSection } from './figures/figures-section.tsx';
import { importsSection } from './imports/imports-section.tsx';
import { paymentsSection } from './payments/payments-section.tsx';
import { peopleSection } from './people/people-section.tsx';
import { requestsSection } from './requests/requests-section.tsx';
import type { DeskSection } from './section.ts';
import { DeskStart } from './start/desk-start.tsx';
import { titlesSection } from './titles/titles-section.tsx';
import { videosSection } from './videos/videos-section.tsx';

/** The sections of the desk from top to bottom; a new section is a folder and a line here. */
const SECTIONS: readonly DeskSection[] = [
  videosSection,
  titlesSection,
  requestsSection,
  importsSection,
  peopleSection,
  paymentsSection,
  announcementsSection,
  figuresSection,
  changesSection,
];

const START = { path: DESK_PATH, heading: texts.sections.desk, icon: 'grid' } as const;

/**
 * /gestione and /gestione/:section (behaviour 23): the desk of owners and helpers. Anybody else sees the page of an
 * unknown route; a section that is unknown or closed to them shows the desk itself.
 */
export function DeskScreen() {
  useClosingQuestion();
  const query = useQuery(deskQuery());
  const { section: wanted } = useParams();
  if (httpStatusOf(query.error) === 404) return <Navigate to="/error" replace />;
  return (
    <SectionBody query={query}>
      {({ role, waiting }) => {
        const sections = SECTIONS.filter((section) => role === 'owner' || section.role === 'helper');
        const section = sections.find(({ path }) => path === wanted);
        if (wanted && !section) return <Navigate to={DESK_PATH} replace />;
        const { heading, Screen } = section ?? { heading: START.heading, Screen: undefined };
        return (
          <SectionsFrame
            label={texts.desk.sections}
            start={START}
            groups={[sections]}
            waiting={waiting}
            current={section?.path}
            hasListBelow={!section}
          >
            <Heading>{heading}</Heading>
            {Screen ? <Screen /> : <DeskStart role={role} sections={sections} waiting={waiting} />}
          </SectionsFrame>
        );
      }}
    </SectionBody>
  );
}

function Heading({ children }: { children: string }) {
  useDocumentTitle(children);
  return <BarHeading>{children}</BarHeading>;
}
