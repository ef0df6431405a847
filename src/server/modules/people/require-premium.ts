import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { forbidden } from '../../http/api-error.ts';
import { isPremium } from './premium-status.ts';

/** Throws a 403 `ApiError` for ordinary people. */
export async function requirePremium(db: Kysely<Schema>, userId: string): Promise<void> {
  if (!(await isPremium(db, userId))) throw forbidden('Only for premium people');
}
