import { conflict } from '@spindle/sdk/contract/failure';
import { MAX_PASSKEYS, passkeysFull, presentCreation } from '@spindle/sdk/domain/identity/passkeys';
import type { Call, ReplyBody } from '../../contract/handlers.ts';
import { saveChallenge } from '../../identity/passkeys/challenges.ts';
import { makeHolder } from '../../identity/passkeys/holder.ts';
import { userHandleOf } from '../../identity/passkeys/match-assertion.ts';
import { readPasskeys } from '../../identity/passkeys/read-passkeys.ts';
import { algorithms as offered, relyingParty, webauthn } from '../../identity/passkeys/webauthn.ts';

/**
 * Creates a challenge for a device that registers a passkey.
 * @throws Failure 409 if the account has reached the passkey limit
 */
export async function startPasskey(call: Call<'startPasskey'>): Promise<ReplyBody<'startPasskey'>> {
  const { em, user, now, services } = call;
  const own = await readPasskeys(em, user.id);
  if (own.length >= MAX_PASSKEYS) throw conflict(passkeysFull);
  const { rpName, rpID } = relyingParty(services.config);
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.email,
    supportedAlgorithmIDs: offered,
  });
  const holder = makeHolder(call, services.config);
  await saveChallenge(em, { holder, purpose: 'add' }, { challenge, now });
  const algorithms = pubKeyCredParams.map(({ alg }) => alg);
  const handle = userHandleOf(user.id);
  return presentCreation({ challenge, rpId: rpID, rpName, handle, user, algorithms }, own);
}
