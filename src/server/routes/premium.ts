import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { checkPremiumStatus } from '../../contract/auth.ts';
import type { Schema } from '../database/schema.ts';
import { servePersonal } from '../plugins/calls.ts';
import { forbidden } from '../plugins/refusal.ts';
import { isPremium } from '../repositories/premium.ts';
import type { Context } from './context.ts';

/** Whether the person is premium. */
export function premiumRoutes(app: FastifyInstance, { db }: Context): void {
  servePersonal(app, checkPremiumStatus, async ({ userId }) => ({ isPremium: await isPremium(db, userId) }));
}

/** Throws a 403 `Refusal` for ordinary people. */
export async function demandPremium(db: Kysely<Schema>, userId: string): Promise<void> {
  if (!(await isPremium(db, userId))) throw forbidden('Only for premium people');
}
