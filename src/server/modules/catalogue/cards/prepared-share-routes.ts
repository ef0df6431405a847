import type { FastifyInstance } from 'fastify';
import { prepareShare } from '../../../../contract/extension-calls.ts';
import { notFound, unavailable } from '../../../http/api-error.ts';
import { createCallCounter } from '../../../http/call-counter.ts';
import { acceptAnyBody } from '../../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../../http/register-calls.ts';
import type { RouteContext } from '../../../http/route-context.ts';
import { parseRowId } from '../../../lib/parse-row-id.ts';
import type { Title } from '../title.ts';
import { findTitle } from '../titles.ts';

/** Cards of titles that people send to chats of their choice. */
export type TitleShares = {
  /** True if the bot can prepare them: it needs inline mode. */
  areOffered(): boolean;
  /** Returns the prepared message's id; rejects when the messenger does not take it. */
  prepare(userId: string, title: Title): Promise<string>;
};

/** Maximum number of one person's shares in ten seconds: each is a call of the Bot API. */
const MAX_SHARES = 10;
/**
 * Prepares a title's card, to be sent from the mini app to a chat of the person's choice; `titleShares` is undefined without
 * a bot.
 */
export async function preparedShareRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  titleShares: TitleShares | undefined,
): Promise<void> {
  acceptAnyBody(app);
  const shares = createCallCounter(MAX_SHARES);

  registerPersonalCall(app, prepareShare, async ({ userId, params }) => {
    shares.limit(userId);
    const title = await findTitle(db, parseRowId(params.id));
    if (!title || !titleShares?.areOffered()) throw notFound('title to share');
    try {
      return { id: await titleShares.prepare(userId, title) };
    } catch {
      throw unavailable('The messenger did not take the card');
    }
  });
}
