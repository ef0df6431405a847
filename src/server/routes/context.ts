import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import type { ImageHosts } from '../domain/image-address.ts';
import type { Secrets } from '../domain/secrets.ts';
import type { SessionEndings } from '../domain/session-endings.ts';
import type { SessionTokens } from '../domain/session-token.ts';
import type { ImageLibrary } from '../images/image-library.ts';
import type { CatalogueCache } from '../plugins/catalogue-cache.ts';

/** What the routes are given to work with. */
export type Context = {
  config: Pick<Config, 'botToken' | 'requiresLaunchData'>;
  db: Kysely<Schema>;
  /** Sign launch keys. */
  secrets: Secrets;
  tokens: SessionTokens;
  endings: SessionEndings;
  cache: CatalogueCache;
  images: {
    /** Whose pictures are served by us. */
    named: ImageHosts;
    library: ImageLibrary;
  };
  /** The server is about to stop: people are better sent to another. */
  isEnding(): boolean;
  /** Tells the bot that somebody has a new wish. */
  wished(): void;
};
