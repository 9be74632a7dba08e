import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../app/api.ts';
import { humanCheck } from '../../app/human-check.ts';

/** Has a code mailed; answers the same whether or not the address is known. */
export async function requestRecovery(email: string) {
  const rct = await humanCheck('ACCOUNT_RECOVERY');
  return replyOf(shop.POST('/api/user/passwordRecovery', { body: { email, rct } }));
}
