import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { relyingParty, webauthn } from './webauthn.ts';
import { Passkey } from './passkey.entity.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

export interface Matched {
  /** The device made sure who holds it. */
  verified: boolean;
  /** Good without the password. */
  alone: boolean;
}

interface AssertionContext {
  tx: EntityManager;
  services: Pick<Services, 'config' | 'log' | 'now'>;
  userId: string;
}

/** Whose passkey it says it is; null: none of ours. */
export async function ownerOfPasskey(em: EntityManager, { id }: Assertion): Promise<string | null> {
  const passkey = await em.findOne(Passkey, { credentialId: id }, { fields: ['user'] });
  return passkey?.user.id ?? null;
}

/**
 * Whether the answer is that of a passkey of the account to this challenge; noted as used then. The
 * account's row is locked by the caller. Null where it is not, and the log says why.
 */
export async function matchAssertion(
  { tx, services, userId }: AssertionContext,
  assertion: Assertion,
  challenge: string,
): Promise<Matched | null> {
  const { config, log, now } = services;
  const ofAccount = { credentialId: assertion.id, user: userId };
  const passkey = await tx.findOne(Passkey, ofAccount, { refresh: true });
  if (passkey === null || !isHandleOf(userId, assertion)) return null;
  const info = await verify(config, { assertion, challenge, passkey }).catch((err: unknown) => {
    log.warn({ err, userId, passkeyId: passkey.id }, 'a passkey was rejected');
    return null;
  });
  if (info === null) return null;
  tx.assign(passkey, { counter: info.newCounter, lastUsedAt: now() });
  return { verified: info.userVerified, alone: passkey.alone };
}

/** @throws where it does not fit; the counter that went back, too: of two copies one is a thief's */
async function verify(
  config: Services['config'],
  given: {
    assertion: Assertion;
    challenge: string;
    passkey: { publicKey: string; counter: number };
  },
) {
  const { assertion, challenge, passkey } = given;
  const { id, rawId, type, response } = assertion;
  const { rpID, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  });
  if (!verified) throw new Error('The signature doesn’t match the key.');
  return authenticationInfo;
}

/** A device that names the account names this one. */
function isHandleOf(userId: string, { response: { userHandle } }: Assertion): boolean {
  return userHandle === undefined || userHandle === userHandleOf(userId);
}

/** What devices keep beside the key: it says nothing of whose account it is. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url');
