import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import type { ImageProxy } from '../images/image-proxy.ts';
import type { ImageSources } from '../images/image-sources.ts';
import type { AllowedImageHosts } from '../lib/image-urls.ts';
import type { PageCursorCache } from '../lib/page-cursor-cache.ts';
import type { SessionRevocations } from '../sessions/session-revocations.ts';
import type { SessionTokens } from '../sessions/session-token.ts';
import type { SigningSecrets } from '../sessions/signing-secrets.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

/** Dependencies of the routes. */
export type RouteContext = {
  config: Pick<Config, 'botToken' | 'ownerIds' | 'requiresLaunchData'>;
  db: Db;
  /** Sign launch keys. */
  secrets: SigningSecrets;
  tokens: SessionTokens;
  revocations: SessionRevocations;
  cache: CatalogueCache;
  /** The ends of pages of titles. */
  cursors: PageCursorCache;
  images: {
    /** Hosts whose images are proxied. */
    allowedHosts: AllowedImageHosts;
    library: ImageProxy;
    sources: ImageSources;
  };
  /** True while the server is shutting down: `/readyz` then fails. */
  isEnding(): boolean;
  /** Wakes the delivery worker: there is a new delivery. */
  notifyDeliveryQueue(): void;
};
