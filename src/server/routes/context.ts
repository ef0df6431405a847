import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import type { SessionTokens } from '../domain/session-token.ts';
import type { CatalogueCache } from '../plugins/catalogue-cache.ts';

/** What the routes are given to work with. */
export type Context = {
  config: Pick<Config, 'botToken'>;
  db: Kysely<Schema>;
  /** Signs launch keys. */
  secret: string;
  tokens: SessionTokens;
  cache: CatalogueCache;
  /** Tells the bot that somebody has a new wish. */
  wished(): void;
};
