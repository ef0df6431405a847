import { Navigate, useParams } from 'react-router-dom';
import { OWN_PAGE_PATH } from '../../lib/page-meta/own-page.ts';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { SECTIONS } from './sections.ts';

/** /tu/:section (behaviour 22): the whole of a section; an unknown one is the page itself. */
export function SectionScreen() {
  const { section: wanted } = useParams();
  const section = SECTIONS.find(({ path }) => path === wanted);
  useDocumentTitle(section?.heading);
  if (!section) return <Navigate to={OWN_PAGE_PATH} replace />;
  const { heading, Screen } = section;
  return (
    <>
      <ScreenHeading inBar={heading}>{heading}</ScreenHeading>
      <Screen />
    </>
  );
}
