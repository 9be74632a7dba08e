import { isOf } from '../catalog/find-record.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { factsOf, type Fact } from './facts.ts';
import { issueLicenceKeys } from './issue-licence-keys.ts';
import { isOpen } from './open-entitlements.ts';

/**
 * Brings what people may open, download or be to what orders, refunds, disputes, subscriptions and
 * grants say of it. Those are states: how often and in which order this is called does not matter.
 */
export function deriveEntitlements(state: ShopState, now: Date, newId: () => string): void {
  for (const fact of factsOf(state)) {
    const known = state.entitlements.find((one) => isFrom(one, fact));
    if (known === undefined) state.entitlements.push(begin(fact, newId()));
    else bringTo(known, fact, now);
  }
  for (const entitlement of state.entitlements) {
    issueLicenceKeys(state, entitlement);
    entitlement.open = isOpen(entitlement, now);
  }
}

/** A subscription stays the same where its plan changes; an order has one for each line. */
function isFrom(entitlement: Entitlement, fact: Fact): boolean {
  return (
    entitlement.source === fact.source &&
    entitlement.sourceId === fact.sourceId &&
    (fact.source === 'SUBSCRIPTION' || isOf(entitlement, fact))
  );
}

function begin(fact: Fact, id: string): Entitlement {
  return { ...fact, id, open: false, note: null, licenceKeys: [] };
}

function bringTo(known: Entitlement, fact: Fact, now: Date): void {
  const same =
    isOf(known, fact) && known.closedBecause === fact.closedBecause && known.endsAt === fact.endsAt;
  Object.assign(known, fact, same ? {} : { dateChanged: now.toISOString() });
}
