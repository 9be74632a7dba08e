import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';

/**
 * The portal's page; or that the provider knows nothing of this account. It is refused where the
 * scenario `declined` is on for this call alone.
 */
export function openPortal({
  state,
  user,
  origin,
}: MockCall<'openCustomerPortal'>): components['schemas']['Portal'] {
  if (user.customerId === null) {
    const Reason = 'The payment provider has nothing on record for you to manage yet.';
    return { Status: 'NO ID', Url: null, Reason };
  }
  const refused = state.scenarios.some(
    ({ name, operations }) => name === 'declined' && operations?.includes('openCustomerPortal'),
  );
  if (refused) {
    const Reason = 'The customer portal is not open just now. Please write to us.';
    return { Status: 'ERROR', Url: null, Reason };
  }
  const asked = new URLSearchParams({
    customer: user.customerId,
    return_url: `${origin}/ui/subscriptions`,
  });
  const Url = `${origin}/mock/portal?${asked.toString()}`;
  return { Status: 'SUCCESS', Url, Reason: 'The customer portal is open.' };
}
