import { notFound } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import type { Entitlement } from '../state.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { audited } from './grant-access.ts';

const bought: Record<Exclude<Entitlement['source'], 'GRANT'>, string> = {
  ORDER: 'This was bought. It ends when its order is refunded.',
  SUBSCRIPTION: 'This comes with a subscription, and ends with it.',
};

/**
 * Takes back what staff gave.
 * @throws Failure 404 where there is no such entitlement
 */
export function withdrawGrant(call: MockCall<'withdrawGrant'>): components['schemas']['Result'] {
  const { state, params, now, newId } = call;
  const grant = state.entitlements.find(({ id }) => id === params.id);
  if (grant === undefined) throw notFound();
  const { source, closedBecause, userId } = grant;
  if (source !== 'GRANT') return { Status: 'ERROR', Reason: bought[source] };
  if (closedBecause !== null) {
    return { Status: 'ERROR', Reason: 'This has been taken back already.' };
  }
  const at = now.toISOString();
  Object.assign(grant, { closedBecause: 'WITHDRAWN', dateChanged: at });
  recordAudit(call, {
    action: 'entitlements.withdraw',
    subject: `customer ${userId}`,
    before: audited(grant, null),
    after: audited(grant, at),
  });
  deriveEntitlements(state, now, newId);
  return { Status: 'SUCCESS', Reason: 'The access was taken back.' };
}
