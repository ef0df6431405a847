import { currentToken } from './token.ts';

/** A server that refuses fresh tokens too is not signed in to at every call: milliseconds between two renewals. */
const REST_MS = 60_000;

let signInAgain: (() => Promise<boolean>) | undefined;
let running: Promise<boolean> | undefined;
let renewedAt = Number.NEGATIVE_INFINITY;

/** How to get a new token, for when the server takes the present one no longer; answers whether there is one. */
export function renewTokenBy(signIn: () => Promise<boolean>): void {
  signInAgain = signIn;
}

/**
 * Signs in once more, whoever many calls ask for it, because this token was refused.
 * @returns whether there is another token to try
 */
export async function renewToken(refused: string | null): Promise<boolean> {
  if (currentToken() !== refused) return true;
  if (!running && signInAgain && Date.now() - renewedAt > REST_MS) {
    renewedAt = Date.now();
    running = signInAgain().finally(() => {
      running = undefined;
    });
  }
  return running ?? false;
}
