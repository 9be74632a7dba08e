import { Notice } from '../ui/notice.tsx';
import type { OrderQuery } from './order-queries.ts';

/** Why the Order Manager's list is empty, and where to look instead. */
export function NoOrders({ criteria }: { criteria: OrderQuery | null }) {
  if (!criteria) {
    return (
      <Notice title="No pending orders">
        Every paid order starts here, oldest first. To see the others, search by state, user email
        or customer.
      </Notice>
    );
  }
  if ('trouble' in criteria) {
    return <Notice title="Nothing waits here">All of these have been dealt with.</Notice>;
  }
  return (
    <Notice title="Nothing matches">
      No order between these days has exactly that. Try wider dates, or search in something else.
    </Notice>
  );
}
