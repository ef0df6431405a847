import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { withoutLaunch } from './launch.ts';
import { signInQuery, type User } from './sign-in.ts';

const UserContext = createContext<User | null>(null);

/** Says who is signed in, for what the build draws ahead. */
export const UserProvider = UserContext.Provider;

/** The current user. Only inside the guard, which lets nobody through without one. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser outside of the guard');
  return user;
}

/** The place where signing in stumbled, as the error page is told of it; undefined when it did not. */
export function triedAt(state: unknown): string | undefined {
  const place = typeof state === 'object' && state !== null && 'triedAt' in state ? state.triedAt : undefined;
  return typeof place === 'string' ? place : undefined;
}

/**
 * Signs in, showing nothing until that has finished, and sends whoever is not known to /error
 * (spec section 2), which is told the way back where another try may go well. Then the key leaves the
 * address: by the router, which would bring it back otherwise.
 */
export function Guard() {
  const { data: ended } = useQuery(signInQuery());
  const { pathname, search, hash } = useLocation();
  const clean = withoutLaunch(search);
  const place = `${pathname}${clean}${hash}`;
  if (!ended) return null;
  if (ended === 'refused') return <Navigate to="/error" replace />;
  if (ended === 'failed') return <Navigate to="/error" replace state={{ triedAt: place }} />;
  if (clean !== search) return <Navigate to={place} replace />;
  return (
    <UserContext.Provider value={ended}>
      <Outlet />
    </UserContext.Provider>
  );
}
