import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';

/** Sends a code by email. The response is the same whether or not the address is known. */
export async function requestRecovery(email: string) {
  const rct = await humanCheck('ACCOUNT_RECOVERY');
  return replyOf(shop.POST('/api/user/passwordRecovery', { body: { email, rct } }));
}
