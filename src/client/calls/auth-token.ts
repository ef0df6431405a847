import { fieldOf } from '../../contract/field-of.ts';

const TOKEN_KEY = 'jwt';
const OWNER_KEY = 'jwt-user';

/** This page's token: local storage is shared, and a different account may have signed in since. */
let pageToken: string | undefined;

/** The authentication token: this page's, else the one in local storage under `jwt` (behaviour 2.2), or null. */
export function currentToken(): string | null {
  return pageToken ?? localStorage.getItem(TOKEN_KEY) ?? null;
}

/** True if sign-in's answer limits the session to this tab, as after a link to the desk. */
export const isOfTab = (answer: unknown) => fieldOf(answer, 'isOfTab') === true;

/** Uses the token from now on, and stores it if possible: in this tab's storage if it is for this tab alone. */
export function storeToken(jwt: string, userId: string, isTabs = false): void {
  pageToken = jwt;
  try {
    if (isTabs) return sessionStorage.setItem(TOKEN_KEY, jwt);
    localStorage.setItem(TOKEN_KEY, jwt);
    localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Storage is full: the only effect is that the next sign-in carries no bearer header.
  }
}

/** Forgets the token: the session has ended. */
export function clearToken(): void {
  pageToken = undefined;
  for (const key of [TOKEN_KEY, OWNER_KEY]) localStorage.removeItem(key);
}

/** Removes a token of another user: local storage is shared between the accounts of one device. */
export function dropTokenOfOtherUser(userId: string): void {
  const owner = localStorage.getItem(OWNER_KEY) ?? userId;
  if (owner === userId) return;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(OWNER_KEY);
}
