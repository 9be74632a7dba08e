import { createHmac } from 'node:crypto';

/** Returns the carrier gateway's signature header for the bytes of a payload. */
export function hmacSignature(payload: string, secret: string): string {
  const key = Buffer.from(secret.normalize('NFKD'), 'utf8');
  return `hmac-sha256-hex=${createHmac('sha256', key).update(payload, 'utf8').digest('hex')}`;
}
