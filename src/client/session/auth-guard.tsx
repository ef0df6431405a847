import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInQuery } from './sign-in.ts';
import { UserProvider } from './use-user.ts';

/** The path to retry, from the error page's router state; undefined unless signing in failed without being refused. */
export function retryPathOf(state: unknown): string | undefined {
  const path =
    typeof state === 'object' && state !== null && 'retryPath' in state ? state.retryPath : undefined;
  return typeof path === 'string' ? path : undefined;
}

/**
 * Renders nothing until signing in has finished; redirects to /error without a user (behaviour 2.3, 2.4), with the path in
 * its state where a retry may succeed.
 */
export function AuthGuard() {
  const { data: result } = useQuery(signInQuery());
  const { pathname, search, hash } = useLocation();
  if (!result) return null;
  if (result === 'refused') return <Navigate to="/error" replace />;
  if (result === 'failed')
    return <Navigate to="/error" replace state={{ retryPath: `${pathname}${search}${hash}` }} />;
  return (
    <UserProvider value={result}>
      <Outlet />
    </UserProvider>
  );
}
