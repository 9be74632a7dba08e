import { isRejection } from '../gateways/stripe.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { portalRejected } from '@spindle/sdk/domain/subscriptions/replies';
import type { Portal } from '@spindle/sdk/domain/subscriptions/presenters';

const away = "We can't open the customer portal right now. Please try again in a moment.";

/**
 * Opens a customer portal session. Returns null if the account has no customer at the provider.
 * @throws Failure 503 if the provider does not respond
 */
export async function openPortal(
  services: Services,
  { customerId }: Pick<SessionUser, 'customerId'>,
): Promise<Portal> {
  if (customerId === null) return null;
  return orUnavailable(askForPortal(services, customerId), away);
}

async function askForPortal(services: Services, customer: string): Promise<Portal> {
  const { stripe, config, log } = services;
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${config.publicUrl}/ui/subscriptions`,
    });
    return { url };
  } catch (error) {
    if (!isRejection(error)) throw error;
    if (error.code === 'resource_missing' && error.param === 'customer') return null;
    log.error({ err: error }, 'the customer portal request was rejected');
    return portalRejected;
  }
}
