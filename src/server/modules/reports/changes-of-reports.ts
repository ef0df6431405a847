import { reopenReports } from '../../../contract/desk/reports.ts';
import type { Db } from '../../database/db.ts';
import { findTitlesIncludingHidden } from '../catalogue/titles.ts';
import { type Change, undoBy } from '../changes/changes.ts';
import { findReports } from './read-reports.ts';

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
      title: titles.get(part.titleId)?.name ?? '?',
      problem: kind,
    },
    about: [`report ${id}`],
    undo: undoBy(reopenReports, { body: { ids: [id] } }),
  }));
}
