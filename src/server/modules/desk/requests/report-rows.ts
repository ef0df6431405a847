import { texts } from '../../../chat/texts/texts.ts';
import { type AfterRow, placeOf } from '../../../database/after-row.ts';
import { titleToContent } from '../../catalogue/title-to-content.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { findReports, listOpenReports } from '../../reports/read-reports.ts';
import { captionFor, reportFacts, reportTexts } from '../../reports/report-texts.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Fewer than other pages: each report is read with its title's versions. */
const PAGE = 20;

/** A page of open reports, each with its title and what its card in the chat says. */
export async function pageOfReports({ db, images }: DeskContext, after: AfterRow | undefined) {
  const listed = await listOpenReports(db, { limit: PAGE, after });
  const reports = await findReports(
    db,
    listed.map(({ id }) => id),
  );
  const titles = await findTitlesIncludingHidden(
    db,
    reports.map(({ part }) => part.titleId),
  );
  const last = listed.length === PAGE ? listed.at(-1) : undefined;
  return {
    reports: reports.flatMap((report) => {
      const { id, part, kind, people, since, notes, sourceId } = report;
      const title = titles.get(part.titleId);
      if (!title) return [];
      return [
        {
          id,
          title: titleToContent(title, images.allowedHosts),
          part: part.episode ? texts.part(part.episode.season, part.episode.episode) : null,
          kind: reportTexts.kind(kind),
          people,
          since: since.toISOString(),
          notes,
          about: reportFacts(report),
          isSendable: sourceId !== null,
          caption: captionFor(part),
        },
      ];
    }),
    next: last ? placeOf(last) : null,
  };
}
