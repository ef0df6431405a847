import { currentToken } from './auth-token.ts';

/** Milliseconds between two renewals: a server that refuses new tokens too must not cause one at each request. */
const MIN_INTERVAL_MS = 60_000;

let renew: (() => Promise<boolean>) | undefined;
let running: Promise<boolean> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;

/**
 * Sets the function that renews a refused token; it resolves to true if there is a new one. Signing in belongs to
 * the session, above this folder: `prepareApp` connects the two.
 */
export function configureTokenRenewal(renewSession: () => Promise<boolean>): void {
  renew = renewSession;
}

/**
 * Renews a refused token; concurrent callers share one attempt.
 *
 * @returns true if there is a different token to try
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  if (currentToken() !== refused) return true;
  if (!running && renew && Date.now() - renewedAt > MIN_INTERVAL_MS) {
    renewedAt = Date.now();
    running = renew().finally(() => {
      running = undefined;
    });
  }
  return running ?? false;
}
