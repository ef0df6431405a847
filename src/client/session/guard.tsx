import { createContext, useContext, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { withoutLaunch } from './launch.ts';
import { signIn, type User } from './sign-in.ts';

const UserContext = createContext<User | null>(null);

/** The current user. Only inside the guard, which lets nobody through without one. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser outside of the guard');
  return user;
}

/**
 * Signs in, showing nothing until that has finished, and sends whoever is not known to /error
 * (spec section 2). Then the key leaves the address: by the router, which would bring it back otherwise.
 */
export function Guard() {
  const [user, setUser] = useState<User | null | 'pending'>('pending');
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    void signIn().then(setUser);
  }, []);
  if (user === 'pending') return null;
  if (user === null) return <Navigate to="/error" replace />;
  const clean = withoutLaunch(search);
  if (clean !== search) return <Navigate to={{ pathname, search: clean, hash }} replace />;
  return (
    <UserContext.Provider value={user}>
      <Outlet />
    </UserContext.Provider>
  );
}
