import type { FastifyInstance } from 'fastify';
import { eraseOwnData } from '../../../contract/own/data.ts';
import { notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { erasePersonData } from '../people/person-data.ts';
import { fromMessenger, type PremiumServices } from './own-premium-routes.ts';
import { stopRenewals } from './stop-renewal.ts';

/** Erases a person as `person forget` does, subscriptions first; `services` is undefined without a bot. */
export function ownErasureRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: Pick<PremiumServices, 'log' | 'api'> | undefined,
): void {
  registerPersonalCall(app, eraseOwnData, async ({ userId }) => {
    if (!services) throw notFound('bot');
    const outcome = await fromMessenger(services, () => stopRenewals(services.api, db, { userId }));
    await erasePersonData(db, userId);
    return { stillRenews: outcome === 'refused' };
  });
}
