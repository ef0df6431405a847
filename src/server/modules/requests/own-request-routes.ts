import type { FastifyInstance } from 'fastify';
import { requestMissing } from '../../../contract/own/list-imports.ts';
import {
  type AskAnswer,
  findRequestable,
  getOwnRequests,
  requestTitle,
  setRequestWanted,
} from '../../../contract/own/requests.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import type { Db } from '../../database/db.ts';
import { ApiError, forbidden, notFound, requireBot, requireRowId } from '../../http/api-error.ts';
import { createCallCounter } from '../../http/call-counter.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import type { Title } from '../catalogue/title.ts';
import type { TmdbRef } from '../imports/tmdb/tmdb-refs.ts';
import { countJustRequested, isOwnImport } from '../list-imports/list-imports.ts';
import { askForMissing } from './ask-for-missing.ts';
import { type Ask, askForTitle } from './ask-for-title.ts';
import { reasonText, requestName } from './request-text.ts';
import { awaitTitle } from './send-decision.ts';
import { withdrawRequest } from './settle-requests.ts';
import {
  findRequest,
  MAX_REQUEST_LENGTH,
  openRequestsOf,
  type RequestedMatch,
  type TitleRequest,
  wasRequestedBy,
} from './title-request.ts';
import { fetchRequestedMatch, findRequestedTitle, lookUp, orUnknown } from './tmdb-matches.ts';

/** The bot's services for the routes. */
export type RequestServices = Pick<BotServices, 'log' | 'notifyRequests' | 'ownerIds' | 'requestsPerPerson'> &
  TmdbAccess;

/** One person's calls in ten seconds that read the movie database. */
const MAX_LOOKUPS = 20;

/** A person's requests for titles; `services` is undefined without a bot, where nobody would decide on them. */
export function ownRequestRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: RequestServices | undefined,
): void {
  const lookUps = createCallCounter(MAX_LOOKUPS);

  registerPersonalCall(app, getOwnRequests, async ({ userId }) => ({
    requests: (await openRequestsOf(db, userId)).map(toAnswer),
  }));

  registerPersonalCall(app, findRequestable, async ({ userId, query }) => {
    lookUps.limit(userId);
    const matches = await lookUp(requireBot(services), query.words);
    if (matches === 'unknown' || matches === undefined) return { isKnown: false, titles: [] };
    return {
      isKnown: true,
      titles: matches.map(({ type, id, title, year }) => ({ type, id, title, year })),
    };
  });

  registerPersonalCall(app, requestTitle, async ({ userId, body: { words, tmdb, isLookedUp } }) => {
    lookUps.limit(userId);
    const asking = { db, userId, services: requireBot(services) };
    if (tmdb) return askForMatch(asking, tmdb);
    return store(asking, { words, isMatchedLater: asking.services.tmdb !== undefined && !isLookedUp });
  });

  registerPersonalCall(app, setRequestWanted, async ({ userId, body: { id, isWanted } }) => {
    const request = await requireOwn(db, userId, id);
    const asking = { db, userId, services: requireBot(services) };
    if (!isWanted) {
      if (await withdrawRequest(db, { userId, requestId: request.id })) asking.services.notifyRequests();
    } else if ((await store(asking, askAgain(request))).request === null)
      throw new ApiError(409, 'This request cannot be renewed');
    return { success: true };
  });

  registerPersonalCall(app, requestMissing, async ({ userId, body }) => {
    lookUps.limit(userId);
    const file = { id: requireRowId(body.id, 'list'), userId };
    const needed = requireBot(services);
    if (!(await isOwnImport(db, file))) throw notFound('list');
    return { text: await askForMissing(db, file, needed, { asked: await countJustRequested(db, file.id) }) };
  });
}

type Asking = { db: Db; userId: string; services: RequestServices };

/** A request that the person has made, withdrawn or not. Throws a 404 `ApiError`. */
async function requireOwn(db: Db, userId: string, id: string): Promise<TitleRequest> {
  const requestId = parseRowId(id);
  const isOwn = requestId !== undefined && (await wasRequestedBy(db, { userId, requestId }));
  const request = isOwn ? await findRequest(db, requestId) : undefined;
  if (!request) throw notFound('request');
  return request;
}

async function askForMatch(asking: Asking, ref: TmdbRef): Promise<AskAnswer> {
  const { db, services } = asking;
  const { tmdb, log } = services;
  const read = tmdb ? await orUnknown(log, () => fetchRequestedMatch(tmdb, ref)) : 'unknown';
  if (read === 'unknown') return { ...NOTHING, outcome: 'unavailable' };
  const title = await findRequestedTitle(db, read.match);
  return title
    ? existing(asking, title)
    : store(asking, { words: read.match.name.slice(0, MAX_REQUEST_LENGTH), match: read.match });
}

/** The catalogue has the title; a person who cannot watch it yet is notified when they can. */
async function existing({ db, userId }: Asking, title: Title): Promise<AskAnswer> {
  const waits = await awaitTitle(db, userId, title.id, null);
  return { ...NOTHING, outcome: waits ? 'waits' : 'exists', titleId: title.id };
}

async function store({ db, userId, services }: Asking, ask: Omit<Ask, 'userId'>): Promise<AskAnswer> {
  const outcome = await askForTitle(db, { ...ask, userId }, services);
  if (!('request' in outcome)) {
    if (outcome.kind === 'banned') throw forbidden('Banned');
    return { ...NOTHING, outcome: outcome.kind };
  }
  const { kind, request } = outcome;
  if (kind === 'rejected') return { ...NOTHING, outcome: kind, reason: reasonText(request) };
  if (kind !== 'own') services.notifyRequests();
  return { ...NOTHING, outcome: kind, request: toAnswer(request) };
}

const NOTHING = { request: null, titleId: null, reason: null };

function toAnswer(request: TitleRequest) {
  const { id, people, state } = request;
  return { id, name: requestName(request), people, isAccepted: state === 'accepted' };
}

/** The ask from which a request came. */
function askAgain({ words, tmdbId, type, ...request }: TitleRequest): Omit<Ask, 'userId'> {
  if (tmdbId === null || type === null) return { words };
  const { season, name, year, poster, plot, translations } = request;
  const match: RequestedMatch = { type, tmdbId, season, name, year, poster, plot, translations };
  return { words, match };
}
