import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { shownRequests } from '../../../../contract/desk-requests.ts';
import chip from '../../../ui/buttons/chip.module.css';
import parts from '../parts/parts.module.css';
import type { DeskSection } from '../section.ts';
import { ReportsTable } from './reports-table.tsx';
import { requestsQuery } from './requests-query.ts';
import { RequestsTable } from './requests-table.tsx';

/** 'Richieste e segnalazioni': what people ask for, and what they report. */
export const requestsSection: DeskSection = {
  path: 'richieste',
  heading: 'Richieste e segnalazioni',
  icon: 'bell',
  role: 'helper',
  Screen: RequestsScreen,
};

const shownPart = v.picklist([...shownRequests.options, 'reports']);

const PARTS: readonly [v.InferOutput<typeof shownPart>, string][] = [
  ['open', 'Da decidere'],
  ['accepted', 'Approvate'],
  ['reports', 'Segnalazioni'],
];

function RequestsScreen() {
  const [params, setParams] = useSearchParams();
  const read = v.safeParse(shownPart, params.get('mostra'));
  const show = read.success ? read.output : 'open';
  // The first page of requests also counts what is in the other parts.
  const counts = useInfiniteQuery(requestsQuery(show === 'reports' ? 'open' : show)).data?.pages[0]?.counts;
  return (
    <>
      <div className={parts['parts']} role="group" aria-label="Che cosa mostrare">
        {PARTS.map(([part, label]) => (
          <button
            key={part}
            type="button"
            className={chip['chip']}
            aria-pressed={part === show}
            onClick={() => setParams(part === 'open' ? {} : { mostra: part }, { replace: true })}
          >
            {label}
            {counts && <small>{counts[part]}</small>}
          </button>
        ))}
      </div>
      {show === 'reports' ? <ReportsTable /> : <RequestsTable key={show} show={show} />}
    </>
  );
}
