import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { dropSessionHint } from '@spindle/sdk/session-hint';
import { notifyTabs } from '@spindle/sdk/tabs';
import { queryOptions } from '@tanstack/react-query';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { shop } from './shop.ts';

export type User = components['schemas']['User'];

/** The signed-in user. Without a session or a second factor, the browser leaves the page. */
export const userQuery = queryOptions({
  // Doesn't use the SDK's reads, because this response may redirect.
  queryKey: ['user'],
  queryFn: async ({ signal }): Promise<User> => {
    const user = await replyOf(shop.GET('/api/user', { signal }));
    if (!user.MFA) leaveToSignIn();
    return user;
  },
  staleTime: 60_000,
  retry: false,
});

/** Ends the session and returns to the shop. */
export async function signOut(): Promise<void> {
  await endSession();
  window.location.assign('/');
}

export async function endSession(): Promise<void> {
  await replyOf(shop.POST('/logout'));
  dropSessionHint();
  notifyTabs('session');
}
