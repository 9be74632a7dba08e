import type { components } from '../../src/schema.d.ts';
import type { MockCall } from '../core/call.ts';
import {
  nothingAtProvider,
  portalRefused,
  portalOpen,
} from '../../domain/subscriptions/replies.ts';
import { presentRefusal } from '../../domain/refusal.ts';

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
    const Reason = nothingAtProvider;
    return { Status: 'NO ID', Url: null, Reason };
  }
  const refused = state.scenarios.some(
    ({ name, operations }) => name === 'declined' && operations?.includes('openCustomerPortal'),
  );
  if (refused) {
    return { ...presentRefusal(portalRefused), Url: null };
  }
  const asked = new URLSearchParams({
    customer: user.customerId,
    return_url: `${origin}/ui/subscriptions`,
  });
  const Url = `${origin}/mock/portal?${asked.toString()}`;
  return { Status: 'SUCCESS', Url, Reason: portalOpen };
}
