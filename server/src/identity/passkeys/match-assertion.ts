import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { relyingParty, webauthn } from './webauthn.ts';
import { Passkey } from './passkey.entity.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

export interface MatchedPasskey {
  /** The device verified the person using it. */
  verified: boolean;
  /** The passkey is enough without the password. */
  alone: boolean;
}

interface AssertionContext {
  tx: EntityManager;
  services: Pick<Services, 'config' | 'log' | 'now'>;
  userId: string;
}

/** Returns the id of the passkey's owner, or null if the passkey is unknown. */
export async function ownerOfPasskey(em: EntityManager, { id }: Assertion): Promise<string | null> {
  const passkey = await em.findOne(Passkey, { credentialId: id }, { fields: ['user'] });
  return passkey?.user.id ?? null;
}

/**
 * Checks whether one of the account's passkeys signed this challenge, and records its use. The
 * caller has locked the account's row. Returns null and logs the reason if the passkey is rejected.
 */
export async function matchAssertion(
  { tx, services, userId }: AssertionContext,
  assertion: Assertion,
  challenge: string,
): Promise<MatchedPasskey | null> {
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

/**
 * Verifies the device's response.
 * @throws if the response is invalid, or if the counter went backward, which means that the passkey
 * was copied
 */
async function verify(
  config: Services['config'],
  input: {
    assertion: Assertion;
    challenge: string;
    passkey: { publicKey: string; counter: number };
  },
) {
  const { assertion, challenge, passkey } = input;
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
  if (!verified) throw new Error("The signature doesn't match the key.");
  return authenticationInfo;
}

/**
 * Returns true if the device names this account or names none. Devices may leave the account out.
 */
function isHandleOf(userId: string, { response: { userHandle } }: Assertion): boolean {
  return userHandle === undefined || userHandle === userHandleOf(userId);
}

/**
 * Returns the handle that devices store with the key. The handle doesn't reveal the account's
 * owner.
 */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url');
