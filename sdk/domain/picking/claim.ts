import type { AuditedAction } from '../audit/audited-action.ts';
import type { OrderState } from '../orders/transitions.ts';

/** How long an order is reserved for the picker who claimed it. */
export const CLAIM_MINUTES = 15;

interface Claim {
  claimedUntil: Date | null;
  /** Name of the picker. Null if that account was deleted. */
  holder: string | null;
}

/** Returns who is picking an order now. An expired claim doesn't count. */
export function presentClaim({ claimedUntil, holder }: Claim, now: Date) {
  if (claimedUntil === null || claimedUntil <= now) return { claimedBy: null, claimedUntil: null };
  return { claimedBy: holder?.trim() || 'A colleague', claimedUntil: claimedUntil.toISOString() };
}

interface ClaimedOrder {
  id: string;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Reserves an order for one picker. A repeated claim restarts the time. */
export function claimFor(
  order: ClaimedOrder,
  pickerId: string,
  now: Date,
): { claim: { claimedBy: string; claimedUntil: Date }; audit: AuditedAction } {
  const claimedUntil = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const claim = { claimedBy: pickerId, claimedUntil };
  const subject = `order ${order.id}`;
  const audit = { action: 'picking.claim', subject, before: audited(order), after: audited(claim) };
  return { claim, audit };
}

const audited = ({ claimedBy, claimedUntil }: Omit<ClaimedOrder, 'id'>) => ({
  claimedBy,
  claimedUntil: claimedUntil?.toISOString() ?? null,
});

/** Returns the audit entry for a completely picked order. */
export const auditPicked = (
  id: string,
  { orderState }: { orderState: OrderState },
): AuditedAction => ({
  action: 'picking.complete',
  subject: `order ${id}`,
  before: { orderState },
  after: { orderState: 'PICKED' },
});
