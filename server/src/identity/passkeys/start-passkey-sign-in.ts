import { presentRequest } from '@spindle/sdk/domain/identity/passkeys';
import type { Call, ReplyBody } from '../../contract/handlers.ts';
import { saveChallenge } from './challenges.ts';
import { makeHolder } from './holder.ts';
import { readPasskeys } from './read-passkeys.ts';
import { relyingParty, webauthn } from './webauthn.ts';

/**
 * Creates a challenge for the passkeys of the person whose password was accepted. If no password
 * was accepted, any passkey may answer.
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
  await saveChallenge(em, { holder: makeHolder(call, config), purpose: 'use' }, { challenge, now });
  return presentRequest({ challenge, rpId: rpID }, user && (await readPasskeys(em, user.id)));
}
