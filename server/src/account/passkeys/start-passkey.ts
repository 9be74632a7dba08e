import { conflict } from '@spindle/sdk/contract/failure';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { CHALLENGE_MS, MOST_PASSKEYS, passkeysFull } from '@spindle/sdk/domain/identity/passkeys';
import type { Call, ReplyBody } from '../../contract/handlers.ts';
import { keepChallenge } from '../../identity/passkeys/challenges.ts';
import { makeHolder } from '../../identity/passkeys/holder.ts';
import { userHandleOf } from '../../identity/passkeys/match-assertion.ts';
import { asDescriptor, readPasskeys } from '../../identity/passkeys/read-passkeys.ts';
import { algorithms, relyingParty, webauthn } from '../../identity/passkeys/webauthn.ts';

/** A challenge for a device that makes a passkey. @throws Failure 409 where no more can be added */
export async function startPasskey(call: Call<'startPasskey'>): Promise<ReplyBody<'startPasskey'>> {
  const { em, user, now, services } = call;
  const own = await readPasskeys(em, user.id);
  if (own.length >= MOST_PASSKEYS) throw conflict(passkeysFull);
  const { rpName, rpID } = relyingParty(services.config);
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.email,
    supportedAlgorithmIDs: algorithms,
  });
  const holder = makeHolder(call, services.config);
  await keepChallenge(em, { holder, purpose: 'add' }, { challenge, now });
  return {
    challenge,
    rp: { id: rpID, name: rpName },
    user: { id: userHandleOf(user.id), name: user.email, displayName: fullName(user) },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: own.map(asDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}
