import { createContext, useContext } from 'react';
import type { Extensions } from '../../contract/auth.ts';
import type { User } from './sign-in.ts';

const UserContext = createContext<User | null>(null);

/** Provides the current user. */
export const UserProvider = UserContext.Provider;

/** The current user; only inside `AuthGuard`. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser outside of AuthGuard');
  return user;
}

/**
 * The server's calls beside the 23 (behaviour 7.6). Undefined on all servers but Vetrina's: then no link leads to
 * them, and no request calls them.
 */
export function useExtensions(): Extensions | undefined {
  return useUser().extensions;
}
