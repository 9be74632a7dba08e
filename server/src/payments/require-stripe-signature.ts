import { badRequest } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { signatureWrong } from '@spindle/sdk/domain/calls/validate-call';

/** How far the provider's clock may be ahead of ours. */
const AHEAD_SECONDS = 30;

/**
 * Rejects an event unless it was signed recently with one of our secrets. Also rejects future
 * timestamps, because such an event could be replayed until that time.
 * @throws Failure 400
 */
export function requireStripeSignature(
  services: Services,
  rawBody: Buffer,
  signature: string,
): void {
  const [signedAt = Infinity, ...more] = Array.from(
    signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g),
    ([, seconds]) => Number(seconds),
  );
  const inTime = more.length === 0 && signedAt - Date.now() / 1000 <= AHEAD_SECONDS;
  if (inTime && isSigned(services, rawBody, signature)) return;
  throw badRequest(signatureWrong);
}

function isSigned({ config, stripe, log }: Services, rawBody: Buffer, header: string): boolean {
  return config.stripe.webhookSecrets.some((secret) => {
    try {
      stripe.webhooks.constructEvent(rawBody, header, secret);
      return true;
    } catch (error) {
      log.debug({ err: error }, "signature doesn't match the secret");
      return false;
    }
  });
}
