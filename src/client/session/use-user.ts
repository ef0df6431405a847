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
 * What the server has beside the 23 calls (behaviour 7.6). Undefined on all servers but Vetrina's: then nothing links to it,
 * and nothing calls it.
 */
export function useExtensions(): Extensions | undefined {
  return useUser().extensions;
}
