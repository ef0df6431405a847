import { useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { shownRequests } from '../../../../contract/desk/requests.ts';
import { texts } from '../../../languages/texts.ts';
import { useAddressQuery } from '../../../lib/navigation/use-address-query.ts';
import { Parts } from '../parts/parts.tsx';
import type { DeskSection } from '../section.ts';
import { ReportsTable } from './reports-table.tsx';
import { requestsQuery } from './requests-query.ts';
import { RequestsTable } from './requests-table.tsx';

/** 'Richieste e segnalazioni': people's requests and reports. */
export const requestsSection: DeskSection = {
  path: 'richieste',
  heading: texts.desk.requests.heading,
  icon: 'bell',
  role: 'helper',
  Screen: RequestsScreen,
};

const shownPart = v.picklist([...shownRequests.options, 'reports']);

const NAMES = texts.desk.requests.parts;
const PARTS = shownPart.options.map((part) => [part, NAMES[part]] as const);

function RequestsScreen() {
  const [params, replaceQuery] = useAddressQuery();
  const read = v.safeParse(shownPart, params.get('mostra'));
  const show = read.success ? read.output : 'open';
  // The first page of requests also counts the other parts.
  const counts = useInfiniteQuery(requestsQuery(show === 'reports' ? 'open' : show)).data?.pages[0]?.counts;
  return (
    <>
      <Parts
        label={texts.desk.shown}
        parts={PARTS}
        shown={show}
        onShow={(part) => replaceQuery(() => (part === 'open' ? {} : { mostra: part }))}
        count={(part) => counts?.[part]}
      />
      {show === 'reports' ? <ReportsTable /> : <RequestsTable key={show} show={show} />}
    </>
  );
}
