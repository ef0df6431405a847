import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import type { AllowedImageHosts } from '../domain/image-urls.ts';
import type { PageCursorCache } from '../domain/page-cursor-cache.ts';
import type { SessionRevocations } from '../domain/session-revocations.ts';
import type { SessionTokens } from '../domain/session-token.ts';
import type { SigningSecrets } from '../domain/signing-secrets.ts';
import type { ImageProxy } from '../images/image-proxy.ts';
import type { ImageSources } from '../images/image-sources.ts';
import type { CatalogueCache } from '../plugins/catalogue-cache.ts';

/** Dependencies of the routes. */
export type RouteContext = {
  config: Pick<Config, 'botToken' | 'requiresLaunchData'>;
  db: Kysely<Schema>;
  /** Sign launch keys. */
  secrets: SigningSecrets;
  tokens: SessionTokens;
  revocations: SessionRevocations;
  cache: CatalogueCache;
  /** Where pages of titles ended. */
  cursors: PageCursorCache;
  images: {
    /** Hosts whose images are proxied. */
    allowedHosts: AllowedImageHosts;
    library: ImageProxy;
    sources: ImageSources;
  };
  /** Whether the server is shutting down: `/readyz` then fails. */
  isEnding(): boolean;
  /** Wakes the delivery worker: there is a new delivery. */
  notifyDeliveryQueue(): void;
};
