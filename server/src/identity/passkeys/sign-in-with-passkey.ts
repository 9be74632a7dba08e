import type { EntityManager } from '@mikro-orm/postgresql';
import {
  challengeExpired,
  passkeyWrong,
  validatePasskey,
} from '@spindle/sdk/domain/identity/passkeys';
import { signedIn } from '@spindle/sdk/domain/identity/sign-in';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import type { Call } from '../../contract/handlers.ts';
import { db } from '../../database/db.ts';
import { identifyAttempt } from '../known-device.ts';
import { lockAccount } from '../lock-account.ts';
import { rememberSignIn } from '../remember-sign-in.ts';
import { attemptSignIn } from '../sign-in-attempts.ts';
import { consumeChallenge } from './challenges.ts';
import { holderOf } from './holder.ts';
import { matchAssertion, ownerOfPasskey, type MatchedPasskey } from './match-assertion.ts';
import { Passkey } from './passkey.entity.ts';

type PasskeyCall = Call<'signInWithPasskey'>;

/**
 * Signs in with a passkey that verified its owner, or completes a sign-in with any passkey.
 * Attempts share a limit with authenticator codes and are counted before they are checked.
 */
export async function signInWithPasskey(call: PasskeyCall): Promise<Outcome> {
  const { em, body, now, session, services } = call;
  const holder = holderOf(call);
  const challenge =
    holder === null ? null : await consumeChallenge(em, { holder, purpose: 'use' }, now);
  if (challenge === null) return rejectWith(challengeExpired);
  const userId = await ownerOfPasskey(em, body);
  if (userId === null) {
    await services.security.note({ type: 'sign_in.failed', reason: 'UNKNOWN_PERSON', userId });
    return rejectWith(passkeyWrong);
  }
  const attempt = await identifyAttempt(em, { userId, device: session.device, now });
  const limit = 'authenticator-code-account';
  const one = { limit, whom: attempt, userId, wrong: 'WRONG_CODE' } as const;
  const matched = await attemptSignIn(services, one, () => match(call, userId, challenge));
  if (matched === null) return rejectWith(passkeyWrong);
  const { passwordHash, ...right } = matched;
  const halfIn = isHalfIn(call, userId);
  const rejection = validatePasskey({ ...right, halfIn, hasPassword: passwordHash !== null });
  if (rejection !== null) return rejectWith(rejection);
  if (halfIn) await session.confirm({ proven: true });
  else if (!(await session.open(userId, passwordHash ?? '', { verified: true }))) {
    return rejectWith(challengeExpired);
  }
  await rememberSignIn(call, userId);
  return done(signedIn);
}

/** Returns true if this session has accepted the user's password but no second factor yet. */
const isHalfIn = ({ session: { user } }: PasskeyCall, userId: string) =>
  user !== null && user.id === userId && !user.mfaVerified;

interface MatchedAccount extends MatchedPasskey {
  passwordHash: string | null;
}

function match(
  call: PasskeyCall,
  userId: string,
  challenge: string,
): Promise<MatchedAccount | null> {
  const { em, body, session, services } = call;
  return em.transactional(async (tx) => {
    // The accepted password counts only as long as this session exists.
    if (isHalfIn(call, userId)) await lockAccount(tx, session);
    const passwordHash = await lockOwner(tx, userId);
    const matched = await matchAssertion({ tx, services, userId }, body, challenge);
    if (matched !== null && isHalfIn(call, userId)) await allowWithoutPassword(tx, body.id);
    return matched && { ...matched, passwordHash };
  });
}

async function lockOwner(tx: EntityManager, userId: string): Promise<string | null> {
  const { passwordHash } = await db(tx)
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return passwordHash;
}

/**
 * Lets the passkey work without the password from now on, because it was used together with the
 * current password.
 */
async function allowWithoutPassword(tx: EntityManager, credentialId: string): Promise<void> {
  await tx.nativeUpdate(Passkey, { credentialId }, { alone: true });
}
