import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { notifyTabs } from '@spindle/sdk/tabs';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { dropSessionHint, hasSessionHint } from '@spindle/sdk/session-hint';
import { notifyUnauthorized } from '../shop/unauthorized.ts';
import { useHydrated } from '../page-parts/use-hydrated.ts';

export type User = components['schemas']['User'];

export interface Session {
  user: User | null;
  /**
   * `unknown` until the browser has checked. The page then looks as it does for visitors, but
   * doesn't redirect anyone.
   */
  status: 'unknown' | 'visitor' | 'pending' | 'customer';
  /**
   * True if a session probably exists and is being loaded. Reserve space instead of offering to
   * sign in.
   */
  checking: boolean;
  extended: boolean;
  /** The staff roles, including `Extended`. */
  roles: readonly User['Roles'][number][];
}

const USER_KEY = ['user'] as const;

/** Loads the signed-in user, or null. Asks the server only if the hint cookie exists. */
export function userQuery() {
  return queryOptions({
    // Doesn't use `reads`, because visitors are not looked up.
    queryKey: USER_KEY,
    queryFn: async ({ client }): Promise<User | null> => {
      const before = client.getQueryData<User | null>(USER_KEY);
      const signedIn = hasSessionHint();
      const user = signedIn ? await fetchUser() : null;
      if (before && !user) {
        if (signedIn) notifyUnauthorized();
        else dropPrivate(client);
      }
      // Another user has signed in in another tab. Everything on this page belongs to the previous
      // user.
      if (before && user && before.Email !== user.Email) window.location.reload();
      return user;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    // Otherwise every component that needs the user would ask again, and the others would wait.
    retryOnMount: false,
  });
}

export function useSession(): Session {
  const { data, isError } = useQuery(userQuery());
  // A component that hydrates late must first render like the server did, without a user.
  const hydrated = useHydrated();
  const user = hydrated ? (data ?? null) : null;
  const verified = user?.MFA === true;
  const known = hydrated && (data !== undefined || isError);
  return {
    user,
    status: !known ? 'unknown' : !user ? 'visitor' : verified ? 'customer' : 'pending',
    checking: !known && hydrated && hasSessionHint(),
    extended: verified && user.Extended,
    roles: verified ? user.Roles : [],
  };
}

/** Loads the user after a step of signing in, and updates the whole page. */
export async function reloadUser(client: QueryClient): Promise<User | null> {
  const user = await fetchUser();
  client.setQueryData(USER_KEY, user);
  notifyTabs('session');
  return user;
}

/** Clears the user and all private data. */
export function clearUser(client: QueryClient): void {
  dropSessionHint();
  forgetPerson(client);
}

/**
 * Does the same after a rejected call. The response may be late and belong to an earlier session
 * than the one another tab has opened since, so the hint cookie is removed only once the server
 * confirms that nobody is signed in.
 */
export function clearRejected(client: QueryClient): void {
  forgetPerson(client);
  void fetchUser().then(
    (user) => {
      if (user === null) dropSessionHint();
    },
    // The server can't be reached. The next call will check again.
    () => undefined,
  );
}

function forgetPerson(client: QueryClient): void {
  client.setQueryData(USER_KEY, null);
  dropPrivate(client);
  notifyTabs('session');
}

/** Ends the session and reloads the site. */
export async function signOut(): Promise<void> {
  try {
    await shop.POST('/logout');
  } finally {
    dropSessionHint();
    notifyTabs('session');
    window.location.assign('/');
  }
}

async function fetchUser(): Promise<User | null> {
  try {
    return await replyOf(shop.GET('/api/user'));
  } catch (error) {
    if (error instanceof ShopError && error.status === 401) return null;
    throw error;
  }
}

function dropPrivate(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}

const PUBLIC_KEYS = new Set<unknown>([
  'user',
  'catalog',
  'content',
  'partslist',
  '/api/config',
  '/api/search',
  '/api/search/suggest',
]);

function isPublic(queryKey: readonly unknown[]): boolean {
  return PUBLIC_KEYS.has(queryKey[0]);
}
