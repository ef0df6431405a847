import { createContext, useContext } from 'react';
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
