import { createHmac } from 'node:crypto';

/** The provider's signature header over a payload, for the moment it is sent. */
export function signatureHeader(payload: string, secret: string, now = Date.now()): string {
  const timestamp = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
