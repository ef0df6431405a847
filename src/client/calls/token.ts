const TOKEN = 'jwt';
const OWNER = 'jwt-user';

/** What this page signed in with: the storage is shared, and another account may have signed in since. */
let own: string | undefined;

/** The authentication token: this page's own, else the one kept in local storage under `jwt` (spec section 3), or null. */
export function currentToken(): string | null {
  return own ?? localStorage.getItem(TOKEN);
}

/** Uses the token from now on, and keeps it for the next opening where the storage takes it. */
export function storeToken(jwt: string, userId: string): void {
  own = jwt;
  try {
    localStorage.setItem(TOKEN, jwt);
    localStorage.setItem(OWNER, userId);
  } catch {
    // A full storage costs the next opening its bearer, nothing else.
  }
}

/** Local storage is shared between the accounts of one device: a token of somebody else goes. */
export function dropForeignToken(userId: string): void {
  const owner = localStorage.getItem(OWNER);
  if (owner === null || owner === userId) return;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(OWNER);
}
