import type { FastifyInstance } from 'fastify';
import type { Api } from 'grammy';
import { checkPremiumStatus } from '../../../contract/auth.ts';
import { eraseOwnData } from '../../../contract/own/data.ts';
import { createInvoice, getOwnPremium, setRenewal } from '../../../contract/own/premium.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { type Db, isOfErased } from '../../database/db.ts';
import { ApiError, forbidden, requireBot, unavailable } from '../../http/api-error.ts';
import { createCallCounter } from '../../http/call-counter.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { secondsUntilErasure } from '../people/erasures.ts';
import { erasePersonData } from '../people/person-data.ts';
import { createPremiumLookup, premiumUntil } from '../people/premium-status.ts';
import { invoicePayload, STARS } from './offers.ts';
import { prepareGift } from './premium-gifts.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions } from './star-subscriptions.ts';
import { stopRenewals } from './stop-renewal.ts';
import { setRenewals, subscriptionLink } from './subscription-command.ts';

/** The bot's services for the routes. */
export type PremiumServices = Pick<BotServices, 'brand' | 'log' | 'premiumStars'> & { api: Api };

/** One person's calls in ten seconds that call the Bot API. */
const MAX_CALLS = 10;
/**
 * A person's premium: its state, its parts, its invoices and its renewal; `services` is undefined without a bot,
 * which sells it.
 */
export function premiumRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: PremiumServices | undefined,
): void {
  const calls = createCallCounter(MAX_CALLS);

  const isPremium = createPremiumLookup(db);
  registerPersonalCall(app, checkPremiumStatus, async ({ userId }) => ({
    isPremium: await isPremium(userId),
  }));

  registerPersonalCall(app, getOwnPremium, async ({ userId }) => {
    const { premiumStars } = requireBot(services);
    const until = await premiumUntil(db, userId);
    const subscriptions = await findSubscriptions(db, userId);
    return {
      isPremium: until !== undefined,
      until: until instanceof Date ? until.getTime() : null,
      stars: premiumStars,
      subscriptions: subscriptions.map(({ state, expiresAt, stars }) => ({
        state,
        expiresAt: expiresAt.getTime(),
        stars,
      })),
    };
  });

  registerPersonalCall(app, createInvoice, async ({ userId, body: { kind } }) => {
    const seller = requireBot(services);
    calls.limit(userId);
    if (kind === 'subscription' && !(await maySubscribe(db, userId)))
      throw new ApiError(409, 'Premium is not on sale for this user now');
    const link = await fromMessenger(seller, () =>
      kind === 'gift' ? giftLink(db, seller, userId) : subscriptionLink(seller.api, seller),
    );
    if (link === undefined) throw unavailable('The messenger makes no invoice link');
    return { link };
  });

  registerPersonalCall(app, setRenewal, async ({ userId, body: { isOn } }) => {
    const seller = requireBot(services);
    calls.limit(userId);
    const isDone = await fromMessenger(seller, () => setRenewals(seller.api, db, { userId, isOn }));
    if (!isDone) throw new ApiError(409, 'The messenger does not allow it');
    return { success: true };
  });
}

/** The rule of `/premium`, and of the checkout. */
async function maySubscribe(db: Db, userId: string): Promise<boolean> {
  return (
    (await premiumUntil(db, userId)) !== 'without end' && (await findSubscriptions(db, userId)).length === 0
  );
}

/**
 * A link to the invoice of a month for the first person to open the gift's link, which the bot sends once it is
 * paid.
 */
async function giftLink(db: Db, { api, premiumStars }: PremiumServices, giverId: string): Promise<string> {
  return api.createInvoiceLink(
    premiumTexts.giftTitle,
    premiumTexts.giftDescription(undefined),
    invoicePayload({ kind: 'gift', code: await prepareGift(db, giverId, null) }),
    '',
    STARS,
    [{ label: texts.invoiceLabel, amount: premiumStars }],
  );
}

/** The messenger's answer; a 503 `ApiError` if it fails. */
export async function fromMessenger<Answer>(
  { log }: Pick<PremiumServices, 'log'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (err) {
    if (isOfErased(err)) throw err;
    log.warn({ err }, 'the messenger failed during a call of the mini app');
    throw unavailable('The messenger failed');
  }
}

/** Erases a person as `person forget` does, subscriptions first; `services` is undefined without a bot. */
export function ownErasureRoutes(
  app: FastifyInstance,
  { config, db, revocations }: Pick<RouteContext, 'config' | 'db' | 'revocations'>,
  services: Pick<PremiumServices, 'log' | 'api'> | undefined,
): void {
  registerPersonalCall(
    app,
    eraseOwnData,
    async ({ userId }) => {
      const seller = requireBot(services);
      if (config.ownerIds.includes(userId)) throw new ApiError(409, 'Owners cannot be erased here');
      const seconds = await secondsUntilErasure(db, userId);
      if (seconds > 0) throw new ApiError(429, 'Your data were erased a moment ago', seconds);
      const outcome = await fromMessenger(seller, () => stopRenewals(seller.api, db, { userId }));
      await erasePersonData(db, userId);
      revocations.expire();
      return { stillRenews: outcome === 'refused' };
    },
    async ({ isProven }) => {
      requireBot(services);
      // As at the desk, a link alone, which somebody else may hold, is not enough for changes that cannot be
      // undone.
      if (!isProven) throw forbidden('Only in the app opened from the chat');
    },
  );
}
