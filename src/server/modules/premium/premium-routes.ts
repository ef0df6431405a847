import type { FastifyInstance } from 'fastify';
import { checkPremiumStatus } from '../../../contract/auth.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { isPremium } from '../people/premium-status.ts';

/** Whether the person is premium. */
export function premiumRoutes(app: FastifyInstance, { db }: RouteContext): void {
  registerPersonalCall(app, checkPremiumStatus, async ({ userId }) => ({
    isPremium: await isPremium(db, userId),
  }));
}
