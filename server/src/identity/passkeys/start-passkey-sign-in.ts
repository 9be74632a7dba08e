import { CHALLENGE_MS } from '@spindle/sdk/domain/identity/passkeys';
import type { Call, ReplyBody } from '../../contract/handlers.ts';
import { keepChallenge } from './challenges.ts';
import { makeHolder } from './holder.ts';
import { asDescriptor, readPasskeys } from './read-passkeys.ts';
import { relyingParty, webauthn } from './webauthn.ts';

/**
 * A challenge for the passkeys of whoever's password was accepted, or for any: those have to verify
 * their owner, as nothing else does.
 */
export async function startPasskeySignIn(
  call: Call<'startPasskeySignIn'>,
): Promise<ReplyBody<'startPasskeySignIn'>> {
  const { em, now, session, services } = call;
  const { config } = services;
  const { user } = session;
  const { rpID } = relyingParty(config);
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  await keepChallenge(em, { holder: makeHolder(call, config), purpose: 'use' }, { challenge, now });
  const own = user === null ? [] : await readPasskeys(em, user.id);
  return {
    challenge,
    rpId: rpID,
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(asDescriptor),
    userVerification: user === null ? 'required' : 'preferred',
  };
}
