import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { algorithms, relyingParty, webauthn } from '../../identity/passkeys/webauthn.ts';

type Registration = components['schemas']['AddPasskeyInput'];

/** The new key. @throws where it is no answer to the challenge, or not from our pages */
export async function readRegistration(
  config: Services['config'],
  { id, rawId, type, response }: Registration,
  challenge: string,
) {
  const { clientDataJSON, attestationObject } = response;
  await rejectStatement(attestationObject);
  const { rpID, origin } = relyingParty(config);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  });
  if (registrationInfo === undefined) throw new Error('The passkey’s attestation is invalid.');
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports ?? [],
  };
}

/** None was asked for, and certificates in one would have us call whoever they name. */
async function rejectStatement(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  if (decoded.get('attStmt').get('x5c') !== undefined) {
    throw new Error('The passkey comes with certificates that we didn’t request.');
  }
}
