import type { FastifyInstance } from 'fastify';
import { auth } from '../../contract/auth.ts';
import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { isInitDataOf } from '../domain/init-data.ts';
import { readLaunchKey } from '../domain/launch-key.ts';
import { readInput } from '../plugins/input.ts';
import { Refusal } from '../plugins/refusal.ts';
import { seeUser } from '../repositories/users.ts';
import type { Context } from './context.ts';

type Launch = { userId: string; key: string; initData: string | undefined };

/** Trades a launch key for a session token; where the messenger signed its launch data, these count too. */
export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, tokens } = context;
  acceptAnyBody(app);
  app.route({
    method: auth.method,
    url: auth.path,
    handler: async (request, reply) => {
      const { user_id: userId, token: key } = readInput(auth, request).query;
      const header = request.headers[INIT_DATA_HEADER.toLowerCase()];
      const initData = header === undefined ? undefined : String(header);
      if (!(await mayEnter({ userId, key, initData }, context)))
        throw new Refusal(401, 'This link is not valid any more');
      if (!(await seeUser(db, userId))) throw new Refusal(401, 'An owner of this catalogue keeps you out');
      reply.header('cache-control', 'no-store');
      return { jwt: await tokens.issue(userId) };
    },
  });
}

/**
 * The key has to be genuine in any case. Launch data that come along have to be, too; where they are the messenger
 * itself says who this is, and a key that has expired is enough.
 */
async function mayEnter({ userId, key, initData }: Launch, context: Context): Promise<boolean> {
  const { botToken, requiresLaunchData } = context.config;
  const launchKey = readLaunchKey({ userId, key, secrets: context.secrets, now: new Date() });
  if (!launchKey || (await context.endings.isEnded({ userId, issued: launchKey.issued }))) return false;
  // Without the bot's token nobody can tell whether launch data are genuine: then they are not looked at.
  if (botToken === undefined) return !launchKey.expired;
  if (initData === undefined) return !launchKey.expired && !requiresLaunchData;
  return isInitDataOf({ initData, botToken, userId });
}

/** The call has no body: whatever comes instead of one is read away, not judged. */
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}
