import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auth, type Extensions } from '../../../contract/auth.ts';
import { INIT_DATA_HEADER } from '../../../contract/headers.ts';
import { languageCookie } from '../../../contract/languages.ts';
import { ApiError } from '../../http/api-error.ts';
import { acceptAnyBody, parseCallInput } from '../../http/parse-call-input.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { hasSeveralLanguages } from '../../languages/current-language.ts';
import { readLanguage } from '../../languages/person-language.ts';
import { clock } from '../../lib/clock.ts';
import {
  DESK_KEY_LIFETIME_MS,
  LAUNCH_KEY_LIFETIME_MS,
  type LaunchKey,
  verifyLaunchKey,
} from '../../sessions/launch-key.ts';
import { latestOf } from '../../sessions/session-revocations.ts';
import { readInitData } from '../../sessions/verify-init-data.ts';
import { recordSignIn } from './people.ts';

/** A person who may sign in; without launch data the name is empty, and only a desk link proves them. */
type Visitor = {
  userId: string;
  firstName: string;
  messengerLanguage?: string | undefined;
  /** See `latestOf`. */
  latest: Date;
  isProven: boolean;
  /** Signed in by a link to the desk, in a browser that may be anybody's. */
  isByDeskLink?: true;
};

type Launch = { userId: string; key: string; initData: string | undefined };

/**
 * Exchanges a launch key for a session token; verifies signed launch data as well. `extensionsNow`: the answer's
 * `vetrina`; undefined without a bot, which most calls beside the 23 need.
 */
export async function authRoutes(
  app: FastifyInstance,
  context: RouteContext,
  extensionsNow: () => Extensions | undefined,
): Promise<void> {
  const { db, tokens } = context;
  acceptAnyBody(app);
  app.route({
    method: auth.method,
    url: auth.path,
    handler: async (request, reply) => {
      const { user_id: userId, token: key } = parseCallInput(auth, request).query;
      const visitor = await identify({ userId, key, initData: initDataOf(request) }, context);
      if (!visitor) throw new ApiError(401, 'This link is no longer valid');
      if (!(await recordSignIn(db, userId, visitor))) throw new ApiError(401, 'You are banned');
      reply.header('cache-control', 'no-store');
      if (hasSeveralLanguages())
        reply.header('set-cookie', languageCookie(await readLanguage(db, userId, visitor.messengerLanguage)));
      const { isProven, isByDeskLink } = visitor;
      const vetrina = extensionsNow();
      if (!isByDeskLink) return { jwt: await tokens.issue(userId, { isProven }), vetrina };
      const jwt = await tokens.issue(userId, { isProven, lifetimeMs: DESK_KEY_LIFETIME_MS });
      return { jwt, isOfTab: true, vetrina };
    },
  });
}

/**
 * The key's signature must always be valid. Valid launch data prove the user and make an expired key acceptable;
 * invalid launch data are refused. With an unexpired key they may be as old as the key: an app that stays open
 * renews its session with the data of its launch, which are older than the session.
 */
async function identify(
  { userId, key, initData }: Launch,
  context: RouteContext,
): Promise<Visitor | undefined> {
  const deskLink = await readDeskLink({ userId, key }, context);
  if (deskLink) return { userId, firstName: '', isProven: true, isByDeskLink: true, ...deskLink };
  const launchKey = verifyLaunchKey({ userId, key, secrets: context.secrets, now: clock.date() });
  const visitor = launchKey && visitorOf({ userId, initData }, launchKey, context.config);
  if (!visitor) return undefined;
  const { issued } = launchKey;
  const latest = latestOf(issued, visitor.issued ?? issued);
  return (await context.revocations.isRevoked({ userId, issued, latest }))
    ? undefined
    : { ...visitor, latest };
}

function visitorOf(
  { userId, initData }: Pick<Launch, 'userId' | 'initData'>,
  launchKey: LaunchKey,
  { botToken, requiresLaunchData }: RouteContext['config'],
): (Omit<Visitor, 'latest'> & { issued?: Date }) | undefined {
  const unnamed = { userId, firstName: '', isProven: false };
  // Launch data cannot be verified without the bot's token.
  if (botToken === undefined) return launchKey.expired ? undefined : unnamed;
  if (initData === undefined) return launchKey.expired || requiresLaunchData ? undefined : unnamed;
  const maxAgeMs = launchKey.expired ? undefined : LAUNCH_KEY_LIFETIME_MS;
  const signed = readInitData(initData, botToken, maxAgeMs);
  return signed?.userId === userId ? { ...signed, isProven: true } : undefined;
}

/** An owner's link to the desk that has not expired; in a browser there are no launch data. */
async function readDeskLink(
  { userId, key }: Pick<Launch, 'userId' | 'key'>,
  { config, secrets, revocations }: RouteContext,
): Promise<{ latest: Date } | undefined> {
  const deskKey = verifyLaunchKey({ userId, key, secrets, now: clock.date(), purpose: 'desk' });
  if (!deskKey || deskKey.expired || !config.ownerIds.includes(userId)) return undefined;
  const { issued } = deskKey;
  const latest = latestOf(issued);
  return (await revocations.isRevoked({ userId, issued, latest })) ? undefined : { latest };
}

/** The raw launch data of a call. */
export function initDataOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[INIT_DATA_HEADER.toLowerCase()];
  return header === undefined ? undefined : String(header);
}
