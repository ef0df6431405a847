import type { RequestChoice } from '../../../contract/desk/requests.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import { addTitleOfWords } from '../catalogue/editing/add-new-title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { againAfterOthers } from '../changes/again-after-others.ts';
import type { Change, RecordChanges } from '../changes/changes.ts';
import { isJustRecorded } from '../changes/find-changes.ts';
import { fetchRecord } from '../imports/tmdb/fetch-record.ts';
import type { TmdbRef } from '../imports/tmdb/tmdb-refs.ts';
import { nameOfOtherMaker } from '../people/find-person.ts';
import { requestTexts } from './request-text.ts';
import { type Decision, settleRequest } from './settle-requests.ts';
import type { TitleRequest } from './title-request.ts';
import { importRequestedTitle } from './tmdb-matches.ts';

type Deps = TmdbAccess & { db: Db };

/** A request, and the choice of an owner or a helper. */
type Asked = { request: TitleRequest; choice: RequestChoice };

/**
 * Decides requests: their titles are imported, created or found first, and stay whatever the decisions. Returns
 * those that nobody else has decided before, and the reasons why others are not decided.
 */
export function decideRequests(
  deps: Deps & { record: RecordChanges },
  asked: readonly Asked[],
): Promise<{ settled: TitleRequest[]; failures: string[] }> {
  // A title may be removed before its decision is stored.
  return againAfterOthers(() => decide(deps, asked));
}

async function decide({ record, ...deps }: Deps & { record: RecordChanges }, asked: readonly Asked[]) {
  const failures: string[] = [];
  const ready: (Asked & { decision: Decision })[] = [];
  for (const { request, choice } of asked) {
    const decision = await decisionFor(deps, request, choice);
    if ('failure' in decision) failures.push(decision.failure);
    else ready.push({ request, choice, decision });
  }
  // In the order in which everybody locks them.
  ready.sort((one, other) => one.request.id - other.request.id);
  return record(async (transaction) => {
    const settled: TitleRequest[] = [];
    const changes: Change[] = [];
    for (const { request, choice, decision } of ready) {
      const decided = await settleRequest(transaction, request.id, decision);
      if (decided) settled.push(decided);
      if (decided) changes.push(changeOf(decided, choice));
    }
    return { settled, failures, changes };
  });
}

const decisionKey = (id: number) => `request ${id}`;

/** True if this person has just decided a request as `choice` says. */
export async function isJustDecided(
  db: Db,
  userId: string,
  { request, choice }: { request: TitleRequest; choice: RequestChoice | { kind: 'reject'; reason?: never } },
): Promise<boolean> {
  const { state, reason, titleId } = request;
  if (state === 'open' || (state === 'accepted' && choice.kind !== 'approve')) return false;
  if ((choice.kind === 'reject') !== (state === 'rejected')) return false;
  if (choice.kind === 'reject' && (choice.reason ?? reason) !== reason) return false;
  if (choice.kind === 'title' && choice.id !== titleId) return false;
  return isJustRecorded(db, userId, decisionKey(request.id));
}

/** The reason why a request that was decided before is not decided: somebody else was faster. */
export const decidedBefore = async (db: Db, userId: string, id: number): Promise<string> =>
  requestTexts.alreadyDecided(await nameOfOtherMaker(db, userId, [decisionKey(id)]));

function changeOf(request: TitleRequest, { kind }: RequestChoice): Change {
  // A person's own words stay in the request, with which they are erased.
  const { id, type, name, year, season } = request;
  const named = type === null ? null : { name, year, season };
  return {
    what: { kind: kind === 'reject' ? 'requestRejected' : 'requestApproved', request: named, id },
    about: [decisionKey(id)],
  };
}

type Decided = Decision | { failure: string };

async function decisionFor(deps: Deps, request: TitleRequest, choice: RequestChoice): Promise<Decided> {
  const { type, tmdbId } = request;
  if (choice.kind === 'reject') return { state: 'rejected', reason: choice.reason };
  if (choice.kind === 'tmdb') return importAs(deps, choice);
  if (choice.kind === 'new') return createNamed(deps, request, choice.type);
  if (choice.kind === 'approve')
    return type === null || tmdbId === null ? { state: 'accepted' } : importAs(deps, { type, id: tmdbId });
  const title = await findTitleIncludingHidden(deps.db, choice.id);
  return title ? { state: 'linked', titleId: title.id } : { failure: texts.noSuchTitle(choice.id) };
}

async function importAs(deps: Deps, ref: TmdbRef): Promise<Decided> {
  const read = await fetchRecord(deps, ref);
  return 'failure' in read ? read : importRequestedTitle(deps.db, read.record);
}

/** Creates a title named by the words of a request. */
async function createNamed(
  { db }: Deps,
  { id, words }: TitleRequest,
  type: 'film' | 'serie',
): Promise<Decided> {
  const title = await addTitleOfWords(db, { origin: `request:${id}`, type, words });
  return title ? { state: 'added', titleId: title.id } : { failure: requestTexts.notCreated };
}
