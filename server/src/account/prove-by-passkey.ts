import { challengeExpired, passkeyWrong } from '@spindle/sdk/domain/identity/passkeys';
import { proven } from '@spindle/sdk/domain/account/account-replies';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../contract/handlers.ts';
import { underCodeLimit } from '../identity/fresh-code.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { consumeChallenge } from '../identity/passkeys/challenges.ts';
import { holderOf } from '../identity/passkeys/holder.ts';
import { matchAssertion } from '../identity/passkeys/match-assertion.ts';
import { recordProof } from './prove-identity.ts';

/** Records in this session that one of the account's passkeys was just used. */
export async function proveByPasskey(
  call: Call<'proveIdentity'>,
  assertion: components['schemas']['PasskeyAssertion'],
): Promise<Outcome> {
  const { em, now, session, services } = call;
  const holder = holderOf(call);
  const challenge =
    holder === null ? null : await consumeChallenge(em, { holder, purpose: 'use' }, now);
  if (challenge === null) return rejectWith(challengeExpired);
  const matched = await underCodeLimit({ em, services, session }, () =>
    em.transactional(async (tx) => {
      const { id: userId } = await lockAccount(tx, session);
      const found = await matchAssertion({ tx, services, userId }, assertion, challenge);
      if (found !== null) await recordProof(tx, session, now);
      return found;
    }),
  );
  return matched === null ? rejectWith(passkeyWrong) : done(proven);
}
