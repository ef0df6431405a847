import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { checkPremiumStatus } from '../../../contract/auth.ts';
import type { Schema } from '../../database/schema.ts';
import { forbidden } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import { isPremium } from './premium.ts';
import type { RouteContext } from '../../http/route-context.ts';

/** Whether the person is premium. */
export function premiumRoutes(app: FastifyInstance, { db }: RouteContext): void {
  registerPersonalCall(app, checkPremiumStatus, async ({ userId }) => ({
    isPremium: await isPremium(db, userId),
  }));
}

/** Throws a 403 `ApiError` for ordinary people. */
export async function requirePremium(db: Kysely<Schema>, userId: string): Promise<void> {
  if (!(await isPremium(db, userId))) throw forbidden('Only for premium people');
}
