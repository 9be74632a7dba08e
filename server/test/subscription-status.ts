import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import { listPath } from './list-path.ts';
import type { SignedIn } from './sign-in.ts';

type AdminSubscription = components['schemas']['AdminSubscription'];

/**
 * Returns an account's subscriptions as staff see them, newest first, without calling the provider.
 */
export async function statusOf(
  staff: SignedIn,
  { account }: { account: { id: string } },
): Promise<AdminSubscription[]> {
  const { status, text } = await staff.get(
    listPath('subscriptions', { filter: { userId: account.id } }),
  );
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<AdminSubscription[]>().parse(JSON.parse(text));
}
