import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto';

/** Prefix of a 32-byte Ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Returns the secrets shared by the shop and the sandbox, as environment variables for the
 * sandbox's process. The secrets are derived, so neither side has to store them.
 */
export function sandboxSecrets(sessionKey: string) {
  return {
    STRIPE_WEBHOOK_SECRET: `whsec_${derive(sessionKey, 'stripe').toString('hex')}`,
    EASYPOST_WEBHOOK_SECRET: derive(sessionKey, 'easypost').toString('hex'),
    /** Seed of the Ed25519 key that signs interactions, in hex. */
    DISCORD_SIGNING_SEED: derive(sessionKey, 'discord').toString('hex'),
  };
}

/** Returns the raw public key for a signing seed, in the hex format that Discord shows. */
export function publicKeyOfSeed(seedHex: string): string {
  const der = Buffer.concat([PKCS8_ED25519, Buffer.from(seedHex, 'hex')]);
  const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
}

function derive(sessionKey: string, purpose: string): Buffer {
  return createHmac('sha256', sessionKey).update(`sandbox:${purpose}`).digest();
}
