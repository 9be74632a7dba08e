import { createPrivateKey, sign } from 'node:crypto';

/** The sandbox's key, in the PKCS #8 format of Ed25519 seeds (RFC 8410). */
const key = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'5a'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});

/**
 * Returns the headers with which the sandbox's chat community signs an interaction with this body.
 */
export function interactionHeaders(body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'X-Signature-Timestamp': timestamp,
    'X-Signature-Ed25519': sign(null, Buffer.from(timestamp + body), key).toString('hex'),
  };
}
