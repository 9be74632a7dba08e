import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { algorithms, relyingParty, webauthn } from '../../identity/passkeys/webauthn.ts';

type Registration = components['schemas']['AddPasskeyInput'];

/**
 * Verifies a registration and returns the new key.
 * @throws if the registration doesn't match the challenge or doesn't come from our pages
 */
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
  if (registrationInfo === undefined) throw new Error("The passkey's attestation is invalid.");
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports ?? [],
  };
}

/**
 * Rejects attestation certificates. We didn't request any, and checking them would make us call
 * URLs from the certificates.
 */
async function rejectStatement(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  if (decoded.get('attStmt').get('x5c') !== undefined) {
    throw new Error("The passkey includes certificates that we didn't request.");
  }
}
