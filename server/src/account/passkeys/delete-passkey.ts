import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { lastFactor, noSuchPasskey, passkeyRemoved } from '@spindle/sdk/domain/identity/passkeys';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import type { Call } from '../../contract/handlers.ts';
import { mailAccountNotice } from '../../identity/account-notice.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { Passkey } from '../../identity/passkeys/passkey.entity.ts';
import { readPasskeys } from '../../identity/passkeys/read-passkeys.ts';

/**
 * Removes a passkey from the account and notifies the owner. The last factor can't be removed.
 * @throws Failure 404 if the passkey isn't the caller's or no longer exists
 */
export async function deletePasskey({
  em,
  user,
  now,
  session,
  services,
  params: { id },
}: Call<'deletePasskey'>): Promise<Outcome> {
  return em.transactional(async (tx) => {
    const { totpSecret } = await lockAccount(tx, session);
    const own = isId(id) ? await readPasskeys(tx, user.id) : [];
    if (!own.some((passkey) => passkey.id === id.toLowerCase())) throw notFound(noSuchPasskey);
    if (totpSecret === null && own.length === 1) return rejectWith(lastFactor);
    await tx.nativeDelete(Passkey, { id });
    const notice = 'passkey-removed';
    const at = now.toISOString();
    await services.jobs.send(tx, mailAccountNotice, { userId: user.id, notice, at });
    return done(passkeyRemoved);
  });
}
