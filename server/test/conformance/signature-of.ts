import Stripe from 'stripe';
import { hmacSignature } from '../../sandbox/easypost/events/signature.ts';

/**
 * Returns the header with which a provider signs an event with this body, using the sandbox's
 * secrets.
 */
export function signatureOf(provider: 'stripe' | 'easypost', body: string): Record<string, string> {
  if (provider === 'easypost')
    return { 'X-Hmac-Signature': hmacSignature(body, 'easypost_sandbox') };
  const signed = { payload: body, secret: 'whsec_sandbox' };
  return { 'Stripe-Signature': Stripe.webhooks.generateTestHeaderString(signed) };
}
