import { reopenReports } from '../../../../contract/desk-reports.ts';
import { type RequestChoice, reopenRequests } from '../../../../contract/desk-requests.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { type Change, undoBy } from '../../changes/changes.ts';
import { findReport } from '../../reports/read-reports.ts';
import { reportTexts } from '../../reports/report-texts.ts';
import { requestName } from '../../requests/request-texts.ts';
import type { TitleRequest } from '../../requests/title-request.ts';
import type { DeskContext } from '../register-desk-call.ts';

// What is done in 'Richieste e segnalazioni', for 'Ultime modifiche'.

const keyOf = (kind: 'request' | 'report', id: number) => `${kind} ${id}`;

/** A request that was decided. */
export function changeOfDeciding(request: TitleRequest, { kind }: RequestChoice): Change {
  // Words are what a person wrote.
  const name = request.type === null ? 'un titolo scritto a parole' : requestName(request);
  return {
    what: `Richiesta ${kind === 'reject' ? 'rifiutata' : 'approvata'}: ${name}`,
    about: [keyOf('request', request.id)],
    undo: undoBy(reopenRequests, { body: { ids: [request.id] } }),
  };
}

/** Reports that were closed. */
export async function changesOfSettling(
  { db }: DeskContext,
  ids: readonly number[],
  state: 'resolved' | 'dismissed',
): Promise<Change[]> {
  const found = await Promise.all(ids.map((id) => findReport(db, id)));
  const reports = found.filter((report) => report !== undefined);
  const titles = await findTitlesIncludingHidden(
    db,
    reports.map(({ part }) => part.titleId),
  );
  return reports.map(({ id, part, kind }) => ({
    what: `Segnalazione ${state === 'resolved' ? 'risolta' : 'archiviata'}: ${titles.get(part.titleId)?.name ?? '?'}, ${reportTexts.kind(kind).toLowerCase()}`,
    about: [keyOf('report', id)],
    undo: undoBy(reopenReports, { body: { ids: [id] } }),
  }));
}

/** Requests or reports that wait again. */
export function changesOfReopening(kind: 'request' | 'report', ids: readonly number[]): Change[] {
  if (ids.length === 0) return [];
  const what = kind === 'request' ? 'Richieste di nuovo aperte' : 'Segnalazioni di nuovo aperte';
  return [{ what: `${what}: ${ids.length}`, about: ids.map((id) => keyOf(kind, id)) }];
}
