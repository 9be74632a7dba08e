/** A refund that went wrong and that staff have not made good in the provider's dashboard since. */
export const stillFailed = `from refunds failed
  where failed.state = 'FAILED' and not exists (
    select from refunds later
     where later.payment_id = failed.payment_id and later.origin = 'PROVIDER'
       and later.state <> 'FAILED' and later.created_at >= failed.created_at
       and later.amount_cents >= failed.amount_cents)`;

/** Disputes nobody has decided yet. */
export const stillDisputed = 'from disputes where closed_at is null';

/** A return that waits for its goods or for its money. */
const openReturn = `o.order_state in ('RETURN_REQUESTED', 'RETURNED')`;

const recentMs = 30 * 86_400_000;

/** What happened before counts as known. */
export const recentSince = (now: Date) => new Date(now.getTime() - recentMs);

/** Paid and never ordered: cancelled is the first thing that happened. `since` is a placeholder. */
const nothingDelivered = (since: string) => `o.order_state = 'CANCELLED'
  and o.created_at >= ${since} and exists (
    select from order_events e
     where e.order_id = o.id and e."from" is null and e."to" = 'CANCELLED')`;

export const troubles = ['openReturn', 'failedRefund', 'openDispute', 'nothingDelivered'] as const;

/** Holds for the orders `o` that need somebody for that; `since` is a placeholder for `recentSince`. */
export function inTrouble(trouble: (typeof troubles)[number], since: () => string): string {
  switch (trouble) {
    case 'openReturn':
      return openReturn;
    case 'failedRefund':
      return `(o.id = any(array(select failed.order_id ${stillFailed}))
        or o.payment_id = any(array(
          select failed.payment_id ${stillFailed} and failed.order_id is null)))`;
    case 'openDispute':
      return `o.payment_id = any(array(select payment_id ${stillDisputed}))`;
    case 'nothingDelivered':
      return nothingDelivered(since());
  }
}
