import { ShopError } from '@spindle/sdk/errors';
import type { AuthProvider } from 'react-admin';
import { mayUse, permissionsOf } from './access.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { signOut, type User } from './session.ts';

/** For somebody who is signed in; signing in itself is the storefront's. */
export function authProviderFor(user: User): AuthProvider {
  return {
    login: () => Promise.resolve(leaveToSignIn()),
    logout: async () => {
      await signOut();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: (cause: unknown) =>
      // Only this ends the session; the page is being left, so nothing more is to be said.
      cause instanceof ShopError && cause.status === 401
        ? new Promise<void>(() => undefined)
        : Promise.resolve(),
    getIdentity: () =>
      Promise.resolve({ id: user.Email, fullName: `${user.FirstName} ${user.LastName}` }),
    canAccess: ({ action, resource }) =>
      Promise.resolve(mayUse(permissionsOf(user), action, resource)),
  };
}
