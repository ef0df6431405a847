import {
  getDeskReports,
  reopenReports,
  sendReportedVideo as sendReportedVideoCall,
  settleReports,
} from '../../../../contract/desk/reports.ts';
import {
  decideRequests as decideCall,
  getDeskRequests,
  type RequestDecision,
  reopenRequests,
} from '../../../../contract/desk/requests.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { type AfterRow, parsePlace, placeOf } from '../../../database/after-row.ts';
import { notFound } from '../../../http/api-error.ts';
import { titleToAnswer } from '../../catalogue/title-to-answer.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import type { Change } from '../../changes/changes.ts';
import { isJustRecorded } from '../../changes/find-changes.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import { changesOfSettling, settledBefore, settlingKey } from '../../reports/changes-of-reports.ts';
import { countOpenReports, findReport, findReports, listOpenReports } from '../../reports/read-reports.ts';
import { captionFor, reportFacts, reportTexts } from '../../reports/report-text.ts';
import { reopenReport, settleReport } from '../../reports/reports.ts';
import { sendReportedVideo } from '../../reports/send-reported-video.ts';
import { decidedBefore, decideRequests, isJustDecided } from '../../requests/decide-requests.ts';
import { reopenRequest } from '../../requests/settle-requests.ts';
import { countOpenRequests, findRequest } from '../../requests/title-request.ts';
import type { DeskChangeContext, DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { pageOfRequests } from './request-rows.ts';

/** 'Richieste e segnalazioni': people's requests and reports, by the chat's rules. */
export const requestsSection: DeskSection = {
  path: 'richieste',
  role: 'helper',
  async countWaiting({ db }) {
    return (await countOpenRequests(db)).open + (await countOpenReports(db));
  },
  register(on, onChange) {
    on(getDeskRequests, async ({ query: { show, after } }, desk) => ({
      ...(await pageOfRequests(desk, { show, after: parsePlace(after) })),
      counts: { ...(await countOpenRequests(desk.db)), reports: await countOpenReports(desk.db) },
    }));
    onChange(decideCall, async ({ userId, body }, desk) => decideAll(desk, userId, body.decisions));
    onChange(reopenRequests, async ({ body: { ids } }, desk) => {
      const { done } = await desk.record(async (transaction) => {
        const done = await inTurn(ids, (id) => reopenRequest(transaction, id));
        return { done, changes: changesOfReopening('request', done) };
      });
      desk.notifyRequests();
      return { reopened: done.length };
    });
    on(getDeskReports, async ({ query: { after } }, desk) => pageOfReports(desk, parsePlace(after)));
    onChange(settleReports, async ({ userId, body: { ids, state } }, desk) => {
      const { settled } = await desk.record(async (transaction) => {
        const settled = await inTurn(ids, (id) => settleReport(transaction, id, state));
        return { settled, changes: await changesOfSettling(transaction, settled, state) };
      });
      desk.notifyRequests();
      const left = ids.filter((id) => !settled.includes(id));
      const again = await inTurn(left, (id) => isJustRecorded(desk.db, userId, settlingKey(id, state)));
      const done = [...again, ...settled];
      const [first] = ids;
      const isLate = first !== undefined && done.length === 0;
      return { settled: done, failures: isLate ? [await settledBefore(desk.db, userId, first)] : [] };
    });
    onChange(reopenReports, async ({ body: { ids } }, desk) => {
      const { done } = await desk.record(async (transaction) => {
        const done = await inTurn(ids, (id) => reopenReport(transaction, id));
        return { done, changes: changesOfReopening('report', done) };
      });
      desk.notifyRequests();
      return { reopened: done.length };
    });
    onChange(sendReportedVideoCall, async ({ userId, body: { id } }, desk) => {
      const report = await findReport(desk.db, id);
      if (!report) throw notFound('report');
      const failure = await sendReportedVideo(desk, requirePrivateChatId(userId), report);
      return { failure: failure ?? null };
    });
  },
};

/** Acts in the common order of locks. Returns the ids for which `act` returned true. */
async function inTurn(ids: readonly number[], act: (id: number) => Promise<boolean>): Promise<number[]> {
  const done: number[] = [];
  for (const id of [...ids].sort((one, other) => one - other)) if (await act(id)) done.push(id);
  return done;
}

/** A repeat of decisions, whose first answer may be lost, is answered as the first time. */
async function decideAll(desk: DeskChangeContext, userId: string, decisions: readonly RequestDecision[]) {
  const asked = [];
  const again: number[] = [];
  for (const { id, to: choice } of decisions) {
    const request = await findRequest(desk.db, id);
    if (!request) continue;
    if (await isJustDecided(desk.db, userId, { request, choice })) again.push(id);
    else if (request.state === 'open' || request.state === 'accepted') asked.push({ request, choice });
  }
  const { settled, failures } = await decideRequests(desk, asked);
  if (settled.length > 0) desk.notifyRequests();
  const decided = [...again, ...settled.map(({ id }) => id)];
  const [first] = decisions;
  if (first && decided.length + failures.length === 0)
    failures.push(await decidedBefore(desk.db, userId, first.id));
  return { decided, failures };
}

/** Requests or reports that wait again. */
function changesOfReopening(kind: 'request' | 'report', ids: readonly number[]): Change[] {
  if (ids.length === 0) return [];
  const what = { kind: `${kind}sReopened`, count: ids.length } as const;
  return [{ what }];
}

/** Fewer than other pages: each report is read with its title's versions. */
const PAGE = 20;

/** A page of open reports, each with its title and the facts of its card in the chat. */
async function pageOfReports({ db, images }: DeskContext, after: AfterRow | undefined) {
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
      const { id, part, kind, people, since, notes, videoId } = report;
      const title = titles.get(part.titleId);
      if (!title) return [];
      return [
        {
          id,
          title: titleToAnswer(title, images.allowedHosts),
          part: part.episode ? texts.part(part.episode.season, part.episode.episode) : null,
          kind: reportTexts.kind(kind),
          people,
          since: since.toISOString(),
          notes,
          about: reportFacts(report),
          isSendable: videoId !== null,
          caption: captionFor(part),
        },
      ];
    }),
    next: last ? placeOf(last) : null,
  };
}
