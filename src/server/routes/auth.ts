import type { FastifyInstance } from 'fastify';
import { auth, INIT_DATA_HEADER } from '../../contract/auth.ts';
import { isInitDataOf } from '../domain/init-data.ts';
import { checkLaunchKey } from '../domain/launch-key.ts';
import { readInput } from '../plugins/input.ts';
import { Refusal } from '../plugins/refusal.ts';
import { seeUser } from '../repositories/users.ts';
import type { Context } from './context.ts';

/** Trades a launch key for a session token; where the messenger signed its launch data, these count too. */
export async function authRoutes(
  app: FastifyInstance,
  { config, db, secret, tokens }: Context,
): Promise<void> {
  acceptAnyBody(app);
  app.route({
    method: auth.method,
    url: auth.path,
    handler: async (request, reply) => {
      const { user_id: userId, token: key } = readInput(auth, request).query;
      const initData = request.headers[INIT_DATA_HEADER.toLowerCase()];
      const genuine =
        checkLaunchKey({ userId, key, secret, now: new Date() }) &&
        (initData === undefined || isTrusted(String(initData), userId, config.botToken));
      if (!genuine) throw new Refusal(401, 'This link is not valid any more');
      await seeUser(db, userId);
      reply.header('cache-control', 'no-store');
      return { jwt: await tokens.issue(userId) };
    },
  });
}

/** Without the bot's token nobody can tell whether launch data are genuine: then they are not looked at. */
function isTrusted(initData: string, userId: string, botToken: string | undefined): boolean {
  return botToken === undefined || isInitDataOf({ initData, botToken, userId });
}

/** The call has no body: whatever comes instead of one is read away, not judged. */
function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}
