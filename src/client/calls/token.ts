const TOKEN = 'jwt';
const OWNER = 'jwt-user';

/** The authentication token kept in local storage under `jwt` (spec section 3), or null. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function storeToken(jwt: string, userId: string): void {
  localStorage.setItem(TOKEN, jwt);
  localStorage.setItem(OWNER, userId);
}

/** Local storage is shared between the accounts of one device: a token of somebody else goes. */
export function dropForeignToken(userId: string): void {
  const owner = localStorage.getItem(OWNER);
  if (owner === null || owner === userId) return;
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(OWNER);
}
