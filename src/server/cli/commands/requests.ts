import { MAX_REASON_LENGTH } from '../../../contract/desk/requests.ts';
import { parseTitleRecord } from '../../modules/catalogue/rules/title-record.ts';
import { fetchTmdbTitle } from '../../modules/imports/tmdb/fetch-tmdb-title.ts';
import { parseTmdbRef, type TmdbRef } from '../../modules/imports/tmdb/tmdb-refs.ts';
import { requestName } from '../../modules/requests/request-text.ts';
import { type Decision, settleRequest } from '../../modules/requests/settle-requests.ts';
import { findRequest, openRequests, type TitleRequest } from '../../modules/requests/title-request.ts';
import { importRequestedTitle } from '../../modules/requests/tmdb-matches.ts';
import { createTmdbClient } from '../../remote/tmdb-client.ts';
import { parseNumberArgument } from '../arguments.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from '../command.ts';
import { requireTitle } from './titles/title-argument.ts';

const MAX_LISTED = 1000;

const list: Command = {
  name: 'requests list',
  summary: 'print the open requests for titles, the most wanted first',
  details: `A line each, separated by tabs: number, how many want it, since when, TMDB's title where it is known, and name; up
to ${MAX_LISTED}. Approved ones that wait for their title are marked.`,
  async run(_input, { db, say }) {
    const requests = await openRequests(await db(), { limit: MAX_LISTED });
    for (const request of requests) say(requestLine(request));
    if (requests.length === 0) say('Nothing is requested.');
    return 0;
  },
};

function requestLine(request: TitleRequest): string {
  const { id, people, createdAt, type, tmdbId, state } = request;
  const name = `${requestName(request)}${state === 'accepted' ? ' (approved)' : ''}`;
  const tmdb = type === null || tmdbId === null ? '-' : `${type}:${tmdbId}`;
  return [id, people, createdAt.toISOString(), tmdb, name].join('\t');
}

const approve: Command = {
  name: 'requests approve',
  usage: '<request>',
  options: {
    tmdb: {
      value: 'ID',
      summary: 'as this title of TMDB: 653 or film:653, serie:1396, a link',
    },
    title: { value: 'N', summary: 'as this title of the catalogue, by id or origin' },
  },
  summary: 'approve a request: import its title from TMDB, or link it to one of the catalogue',
  details:
    'Words without a title of TMDB are approved as they are. The running server notifies everybody who asked.',
  async run({ positionals: [number], options }, context) {
    const request = await openRequest(number, context);
    await decide(request, await approvalOf(request, options, context), context);
    return 0;
  },
};

const reject: Command = {
  name: 'requests reject',
  usage: '<request> <reason...>',
  summary: 'reject a request; everybody who asked learns the reason',
  async run({ positionals: [number, ...words] }, context) {
    const reason = words.join(' ');
    if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH)
      throw new UsageError(`invalid reason: expected 1 to ${MAX_REASON_LENGTH} characters`);
    await decide(await openRequest(number, context), { state: 'rejected', reason: reason.trim() }, context);
    return 0;
  },
};

export const requestCommands: readonly Command[] = [list, approve, reject];

async function openRequest(number: string | undefined, { db }: CommandContext): Promise<TitleRequest> {
  const id = parseNumberArgument(number, { thing: 'request', list: 'requests list' });
  const request = await findRequest(await db(), id);
  if (request?.state === 'open' || request?.state === 'accepted') return request;
  throw new Error(
    request ? `request ${id} is decided: ${request.state}` : `there is no request ${id}, see: requests list`,
  );
}

async function approvalOf(
  { type, tmdbId, state }: TitleRequest,
  options: CommandInput['options'],
  context: CommandContext,
): Promise<Decision> {
  const { tmdb, title } = options;
  if (tmdb !== undefined && title !== undefined)
    throw new UsageError('--tmdb and --title cannot go together');
  if (title !== undefined)
    return { state: 'linked', titleId: (await requireTitle(await context.db(), String(title))).id };
  const known: TmdbRef | undefined = type === null || tmdbId === null ? undefined : { type, id: tmdbId };
  const ref = tmdb === undefined ? known : parseTmdbRef(String(tmdb));
  if (ref) return importTitle(ref, context);
  if (tmdb !== undefined)
    throw new UsageError(`not a TMDB id: ${String(tmdb)} (such as 653, film:653, serie:1396, tt0013442)`);
  if (state === 'accepted')
    throw new UsageError('it is approved already: --tmdb or --title says which title it is');
  return { state: 'accepted' };
}

async function importTitle(ref: TmdbRef, { config, db, signal }: CommandContext): Promise<Decision> {
  const read = parseTitleRecord(await fetchTmdbTitle(createTmdbClient(config, { signal }), ref));
  if ('faults' in read)
    throw new Error(`This title is incomplete at TMDB: ${read.faults.map(({ field }) => field).join(', ')}`);
  return importRequestedTitle(await db(), read.record);
}

async function decide(request: TitleRequest, decision: Decision, { db, say }: CommandContext): Promise<void> {
  const settled = await settleRequest(await db(), request.id, decision);
  if (!settled) throw new Error(`request ${request.id} was decided meanwhile`);
  const title = settled.titleId === null ? '' : `, title ${settled.titleId}`;
  say(`Request ${settled.id} is ${settled.state}${title}: ${requestName(settled)}`);
}
