import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signInQuery } from './sign-in.ts';
import { UserProvider } from './use-user.ts';

/** The path to retry, from the error page's router state; undefined unless signing in failed without being refused. */
export function retryPathOf(state: unknown): string | undefined {
  const path =
    typeof state === 'object' && state !== null && 'retryPath' in state ? state.retryPath : undefined;
  return typeof path === 'string' ? path : undefined;
}

type Props = { renderFarewell?: (outcome: { stillRenews: boolean }) => ReactNode };

/**
 * Renders nothing until signing in has finished; redirects to /error without a user (behaviour 2.3, 2.4), with the
 * path in its state if a retry may succeed. Shows a farewell to a person who has erased their data.
 */
export function AuthGuard({ renderFarewell = () => null }: Props) {
  const { data: result } = useQuery(signInQuery());
  const { pathname, search, hash } = useLocation();
  if (!result) return null;
  if (result === 'erased' || result === 'erased, still renews')
    return renderFarewell({ stillRenews: result !== 'erased' });
  if (result === 'refused') return <Navigate to="/error" replace />;
  if (result === 'failed')
    return <Navigate to="/error" replace state={{ retryPath: `${pathname}${search}${hash}` }} />;
  return (
    <UserProvider value={result}>
      <Outlet />
    </UserProvider>
  );
}
