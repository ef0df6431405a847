import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { withoutLaunchCredentials } from './launch-credentials.ts';
import { signInQuery, type User } from './sign-in.ts';

const UserContext = createContext<User | null>(null);

/** Provides a user where nobody signs in: while prerendering. */
export const UserProvider = UserContext.Provider;

/** The current user; only inside `AuthGuard`. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser outside of AuthGuard');
  return user;
}

/** The path to retry, from the error page's router state; undefined unless signing in failed without being refused. */
export function retryPathOf(state: unknown): string | undefined {
  const path =
    typeof state === 'object' && state !== null && 'retryPath' in state ? state.retryPath : undefined;
  return typeof path === 'string' ? path : undefined;
}

/**
 * Signs in, rendering nothing until that has finished; redirects to /error without a user (behaviour 2.3), with the path
 * in its state where a retry may succeed. Then removes id and key from the URL through the router, which would restore
 * them otherwise.
 */
export function AuthGuard() {
  const { data: result } = useQuery(signInQuery());
  const { pathname, search, hash } = useLocation();
  const clean = withoutLaunchCredentials(search);
  const path = `${pathname}${clean}${hash}`;
  if (!result) return null;
  if (result === 'refused') return <Navigate to="/error" replace />;
  if (result === 'failed') return <Navigate to="/error" replace state={{ retryPath: path }} />;
  if (clean !== search) return <Navigate to={path} replace />;
  return (
    <UserContext.Provider value={result}>
      <Outlet />
    </UserContext.Provider>
  );
}
