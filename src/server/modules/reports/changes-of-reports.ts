import type { Db } from '../../database/db.ts';
import { findTitlesIncludingHidden } from '../catalogue/titles.ts';
import type { Change } from '../changes/changes.ts';
import { nameOfOtherMaker } from '../people/find-person.ts';
import { findReports } from './read-reports.ts';
import { reportTexts } from './report-text.ts';

/** The key of a report's closing among recorded changes. */
export const settlingKey = (id: number, state: 'resolved' | 'dismissed'): string => `report ${id} ${state}`;

/** The reason why a report that was closed before is not closed: somebody else was faster. */
export const settledBefore = async (db: Db, userId: string, id: number): Promise<string> =>
  reportTexts.settledBefore(
    await nameOfOtherMaker(db, userId, [settlingKey(id, 'resolved'), settlingKey(id, 'dismissed')]),
  );

/** Reports that were closed, for 'Ultime modifiche'. */
export async function changesOfSettling(
  db: Db,
  ids: readonly number[],
  state: 'resolved' | 'dismissed',
): Promise<Change[]> {
  const reports = await findReports(db, ids);
  const titles = await findTitlesIncludingHidden(
    db,
    reports.map(({ part }) => part.titleId),
  );
  return reports.map(({ id, part, kind }) => ({
    what: {
      kind: state === 'resolved' ? 'reportResolved' : 'reportDismissed',
      title: titles.get(part.titleId)?.titolo ?? '?',
      problem: kind,
    },
    about: [settlingKey(id, state)],
  }));
}
