import { notFound } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import type { Entitlement } from '../state.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { audited } from './grant-access.ts';
import {
  boughtByOrder,
  boughtBySubscription,
  takenBackBefore,
  takenBack,
} from '../../domain/entitlements/grants.ts';
import { presentRefusal, type Refusal } from '../../domain/refusal.ts';

const bought: Record<Exclude<Entitlement['source'], 'GRANT'>, Refusal> = {
  ORDER: boughtByOrder,
  SUBSCRIPTION: boughtBySubscription,
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
  if (source !== 'GRANT') return presentRefusal(bought[source]);
  if (closedBecause !== null) {
    return presentRefusal(takenBackBefore);
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
  return { Status: 'SUCCESS', Reason: takenBack };
}
