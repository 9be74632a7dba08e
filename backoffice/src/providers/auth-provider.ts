import { ShopError } from '@spindle/sdk/errors';
import type { AuthProvider } from 'react-admin';
import { hasAccess } from './access.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { signOut, type User } from './session.ts';

/** The auth provider for signed-in users. Signing in happens in the storefront. */
export function authProviderFor(user: User): AuthProvider {
  return {
    login: () => Promise.resolve(leaveToSignIn()),
    logout: async () => {
      await signOut();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: (cause: unknown) =>
      // Only a 401 ends the session. The browser is then leaving the page, so the promise never
      // settles and no message appears.
      cause instanceof ShopError && cause.status === 401
        ? new Promise<void>(() => undefined)
        : Promise.resolve(),
    getIdentity: () =>
      Promise.resolve({ id: user.Email, fullName: `${user.FirstName} ${user.LastName}` }),
    canAccess: ({ action, resource }) => Promise.resolve(hasAccess(user, action, resource)),
  };
}
