import { administrator, picker } from '../people.ts';
import type { PlannedOrder, PlannedPayment, PlannedState } from './plan.ts';

const usualReasons: Record<PlannedState, string> = {
  PENDING: 'Paid',
  PROCESSING: 'Picking started',
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  REFUNDED: 'Refunded',
  CANCELLED: 'Canceled',
  RETURN_REQUESTED: 'Return requested',
  RETURNED: 'Return received',
};

/**
 * Returns an order's history, oldest first. `actor` is an email address, or null for the shop
 * itself.
 */
export function historyOf({ history }: PlannedOrder, { email }: Pick<PlannedPayment, 'email'>) {
  const actors = {
    customer: email,
    picker: picker.email,
    administrator: administrator.email,
    system: null,
  };
  return history.map(({ at, by, from, to, reason }) => ({
    at,
    actor: actors[by],
    from,
    to,
    why: reason ?? usualReasons[to],
  }));
}
