import { currentToken } from './auth-token.ts';

/** Milliseconds between two renewals: a server that refuses new tokens too must not cause one at each request. */
const MIN_INTERVAL_MS = 60_000;

let signInAgain: (() => Promise<boolean>) | undefined;
let running: Promise<boolean> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;

/** Sets how a new token is got when the server refuses the present one; that resolves to whether there is one. */
export function setTokenRenewer(signIn: () => Promise<boolean>): void {
  signInAgain = signIn;
}

/**
 * Signs in again because this token was refused; concurrent callers share one attempt.
 * @returns whether there is another token to try
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  if (currentToken() !== refused) return true;
  if (!running && signInAgain && Date.now() - renewedAt > MIN_INTERVAL_MS) {
    renewedAt = Date.now();
    running = signInAgain().finally(() => {
      running = undefined;
    });
  }
  return running ?? false;
}
