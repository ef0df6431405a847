import type { LightMyRequestResponse } from 'fastify';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';
import { SECRET, type TestBot } from './test-bot.ts';

/**
 * Makes calls of the mini app as a signed-in person: `POST /api/tu/requests`; bytes are a file. `isProven`: by
 * launch data.
 */
export function appCaller({ app }: Pick<TestBot, 'app'>, { isProven = false } = {}) {
  return async (as: number, request: string, body?: object): Promise<LightMyRequestResponse> => {
    const jwt = await (await createSessionTokens([SECRET])).issue(String(as), { isProven });
    const [method, url = ''] = request.split(' ', 2);
    return app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      // The headers that axios sends with a call without a body.
      headers: {
        authorization: `Bearer ${jwt}`,
        ...(method === 'POST' && !body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
  };
}
