import type { FastifyInstance } from 'fastify';
import { launch } from '../../../contract/extension-calls.ts';
import { MOVIE_NIGHT_PATH, MOVIE_NIGHT_START_PREFIX } from '../../../contract/movie-nights.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallCounter } from '../../http/call-counter.ts';
import { acceptAnyBody, parseCallInput } from '../../http/parse-call-input.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { clock } from '../../lib/clock.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { buildLaunchPath, createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../sessions/launch-key.ts';
import { latestOf } from '../../sessions/session-revocations.ts';
import { type InitData, readInitData } from '../../sessions/verify-init-data.ts';
import { initDataOf } from './auth-routes.ts';
import { recordLaunch } from './people.ts';

/** A launch counts as this many of a person's calls: nobody opens the app more than a few times in ten seconds. */
const CALLS_PER_LAUNCH = 30;

const refused = () => new ApiError(401, 'Invalid launch data');

/**
 * Exchanges signed launch data for a launch link: the way in from a profile, the home screen and links with a start
 * parameter, which open the bot's main mini app without `user-id` and `key`.
 */
export async function launchRoutes(
  app: FastifyInstance,
  context: RouteContext,
  calls: CallCounter,
): Promise<void> {
  acceptAnyBody(app);
  app.route({
    method: launch.method,
    url: launch.path,
    handler: async (request, reply) => {
      const signed = await readGenuine(initDataOf(request), context);
      if (!signed) throw refused();
      const { userId, firstName, messengerLanguage, allowsWriteToPm, issued } = signed;
      calls.limit(userId, CALLS_PER_LAUNCH);
      const latest = latestOf(issued);
      const visit = { userId, firstName, messengerLanguage, latest, botMayWrite: allowsWriteToPm };
      if (!(await recordLaunch(context.db, visit))) throw refused();
      reply.header('cache-control', 'no-store');
      // It is not a secret, and its target checks the person.
      const { start_param: asked = '' } = parseCallInput(launch, request).query;
      return { link: linkFor({ ...signed, startParam: signed.startParam ?? asked }, context) };
    },
  });
}

/** The launch data, if they are valid and their sessions have not been revoked since. */
async function readGenuine(
  raw: string | undefined,
  { config: { botToken }, revocations }: RouteContext,
): Promise<InitData | undefined> {
  const signed = raw !== undefined && botToken !== undefined ? readInitData(raw, botToken) : undefined;
  if (!signed) return undefined;
  const latest = latestOf(signed.issued);
  return (await revocations.isRevoked({ ...signed, latest })) ? undefined : signed;
}

type Start = { userId: string; startParam: string };

function linkFor({ userId, startParam }: Start, { secrets }: RouteContext): string {
  const expires = new Date(clock.now() + LAUNCH_KEY_LIFETIME_MS);
  const key = createLaunchKey({ userId, secret: secrets[0], expires });
  return buildLaunchPath({ userId, key, path: screenOf(startParam) });
}

const MOVIE_NIGHT = new RegExp(`^${MOVIE_NIGHT_START_PREFIX}([\\w-]+)$`);

/** The start parameter is a title's id or a movie night's; any other is ignored. */
function screenOf(startParam: string): string {
  const [, night] = MOVIE_NIGHT.exec(startParam) ?? [];
  if (night !== undefined) return `${MOVIE_NIGHT_PATH}/${night}`;
  const titleId = parseRowId(startParam);
  return titleId === undefined ? '/' : `/content-view/${titleId}`;
}
