import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { notifyTabs } from '@spindle/sdk/tabs';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { dropSessionHint, hasSessionHint } from '@spindle/sdk/session-hint';
import { raiseUnauthorized } from '../shop/unauthorized.ts';
import { useHydrated } from '../page-parts/use-hydrated.ts';

export type User = components['schemas']['User'];

export interface Session {
  user: User | null;
  /** `unknown` until the browser has found out: shown like a visitor, decided like nobody. */
  status: 'unknown' | 'visitor' | 'pending' | 'customer';
  /** A session probably exists and is being looked up: leave room instead of offering sign-in. */
  checking: boolean;
  extended: boolean;
  warehouse: boolean;
}

const USER_KEY = ['user'] as const;

/** Who is signed in, or null; asks the server only where the hint cookie exists. */
export function userQuery() {
  return queryOptions({
    // Not the SDK's read: visitors are not looked up.
    queryKey: USER_KEY,
    queryFn: async ({ client }): Promise<User | null> => {
      const before = client.getQueryData<User | null>(USER_KEY);
      const signedIn = hasSessionHint();
      const user = signedIn ? await fetchUser() : null;
      if (before && !user) {
        if (signedIn) raiseUnauthorized();
        else dropPrivate(client);
      }
      // Somebody else has signed in in another tab: nothing of this page is theirs.
      if (before && user && before.Email !== user.Email) window.location.reload();
      return user;
    },
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    // Else each part of the page that wants to know would ask again, and the others wait with it.
    retryOnMount: false,
  });
}

export function useSession(): Session {
  const { data, isError } = useQuery(userQuery());
  // A part of the page that is taken over late must first look as the server drew it, for nobody.
  const hydrated = useHydrated();
  const user = hydrated ? (data ?? null) : null;
  const verified = user?.MFA === true;
  const known = hydrated && (data !== undefined || isError);
  return {
    user,
    status: !known ? 'unknown' : !user ? 'visitor' : verified ? 'customer' : 'pending',
    checking: !known && hydrated && hasSessionHint(),
    extended: verified && user.Extended,
    warehouse: verified && user.Warehouse,
  };
}

/** Asks who is signed in now, after a step of signing in, and tells the whole page. */
export async function reloadUser(client: QueryClient): Promise<User | null> {
  const user = await fetchUser();
  client.setQueryData(USER_KEY, user);
  notifyTabs('session');
  return user;
}

/** Forgets the person and everything only they could see. */
export function forgetUser(client: QueryClient): void {
  dropSessionHint();
  forgetPerson(client);
}

/**
 * The same after a refused call. It may be late, about the session before the one that another tab
 * has opened meanwhile: the hint goes only once the shop has said that nobody is signed in.
 */
export function forgetRejected(client: QueryClient): void {
  forgetPerson(client);
  void fetchUser().then(
    (user) => {
      if (user === null) dropSessionHint();
    },
    // Unreachable: whoever looks next finds out.
    () => undefined,
  );
}

function forgetPerson(client: QueryClient): void {
  client.setQueryData(USER_KEY, null);
  dropPrivate(client);
  notifyTabs('session');
}

/** Ends the session and starts the site afresh. */
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
